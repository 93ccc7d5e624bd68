import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';

// The texts and rules in short are read from the Python package, so that there is one catalogue.
export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/fistful/web/dist',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
  },
  test: { setupFiles: ['./vitest.setup.ts'] },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8642', ws: true } },
  },
});
