// Pieces of the program are fetched when they are first wanted. A browser never asks again for one
// that could not be had: only a page opened anew gets it. Where the server was gone just then, that
// happens by itself as soon as it is back.

/** How often it is looked whether the server is there, in milliseconds. */
const EVERY = 1000;

/** How a table knows whether its server is there: when what was said meanwhile can be sent. */
let isConnected: (() => boolean) | null = null;

/** Let a table's connection say whether the server is there; call what is returned when it ends. */
export function connectedBy(isOpen: () => boolean): () => void {
  isConnected = isOpen;
  return () => {
    if (isConnected === isOpen) isConnected = null;
  };
}

/** How often a table has lost its connection. */
let losses = 0;

/** Note that a connection was lost: it may be back before anybody looks. */
export function noteLoss(): void {
  losses += 1;
}

async function isThere(): Promise<boolean> {
  if (isConnected) return isConnected();
  const asked = { method: 'HEAD', cache: 'no-store' } as const;
  return await fetch(location.href, asked).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Open the page anew once the server has gone and come back: a little later, so that what was said
 * meanwhile has been sent. A piece that is missing though the server is there would be missing
 * again: that page is left alone. */
async function mend(): Promise<void> {
  const before = losses;
  let wasGone = false;
  let looks = 0;
  while (looks < 2) {
    const isBack = await isThere();
    wasGone ||= !isBack || losses > before;
    looks = isBack && wasGone ? looks + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  location.reload();
}

let isMending = false;
addEventListener('vite:preloadError', () => {
  if (isMending) return;
  isMending = true;
  void mend();
});
