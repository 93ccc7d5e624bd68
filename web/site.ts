// A site of files: Python beside the page, so that tables need no server.

import type { Plugin } from 'vite';

const PYTHON = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'pyodide-lock.json',
  'python_stdlib.zip',
];

/** Adds Python to the build of a site. */
export function python(): Plugin {
  return {
    name: 'fistful-python',
    apply: 'build',
    async generateBundle() {
      for (const name of PYTHON) {
        const { pathname } = new URL(`node_modules/pyodide/${name}`, import.meta.url);
        const source = await this.fs.readFile(decodeURIComponent(pathname));
        this.emitFile({ type: 'asset', fileName: `py/${name}`, source });
      }
    },
  };
}
