// What settings ask of a browser, for tests that run without one.
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  location: { pathname: '/', hash: '' },
  addEventListener: () => {},
});
// Newer versions of Node have one.
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: [] } });
