import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fontLicences } from './fonts.ts';
import { icons } from './icons.ts';
import { python } from './site.ts';

// The texts and rules in short are read from the Python package, so that there is one catalogue.
// The mode `site` builds for play without a server: any folder of any host will do.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), icons(), fontLicences(), ...(mode === 'site' ? [python()] : [])],
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../src/fistful/web/site' : '../src/fistful/web/dist',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
  },
  // Some tests have the engine play games.
  test: { setupFiles: ['./vitest.setup.ts'], testTimeout: 120_000 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8642', ws: true } },
  },
}));
