// What settings ask of a browser, for tests that run without one.
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  location: { pathname: '/', hash: '' },
  addEventListener: () => {},
});
