import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './lib/pieces';
import { settings } from './lib/settings.svelte';
import { texts } from './lib/texts.svelte';

const target = document.getElementById('app');

/** Show the page as soon as its language is there. */
async function open(): Promise<void> {
  await texts.use(settings.language);
  if (target) mount(App, { target });
  // Only where the browser offers it (https or localhost): the game never needs it.
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {});
  }
}

void open();
