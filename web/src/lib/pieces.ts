// Pieces of the program are fetched when they are first wanted. A browser never asks again for one
// that could not be had: only a page opened anew gets it.

let isMissing = false;
addEventListener('vite:preloadError', () => {
  isMissing = true;
});

/** Tell whether this page has to do without a piece. */
export function isPieceMissing(): boolean {
  return isMissing;
}
