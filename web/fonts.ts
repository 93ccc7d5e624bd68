// The licences of the typefaces, beside them in the build: their only condition.

import type { Plugin } from 'vite';

const TYPEFACES = ['alfa-slab-one', 'bebas-neue', 'holtwood-one-sc'];

/** Adds the licences to the build. */
export function fontLicences(): Plugin {
  return {
    name: 'fistful-font-licences',
    apply: 'build',
    async generateBundle() {
      const read = (name: string): Promise<string> => {
        const { pathname } = new URL(`node_modules/@fontsource/${name}/LICENSE`, import.meta.url);
        return this.fs.readFile(decodeURIComponent(pathname), { encoding: 'utf8' });
      };
      const texts = await Promise.all(TYPEFACES.map(read));
      this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: texts.join('\n\n') });
    },
  };
}
