// Shows a friendly page when the server cannot be reached. Nothing of a game is kept.
const NAME = 'fistful-offline-2';
const PAGE = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(PAGE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((n) => n.startsWith('fistful-offline-') && n !== NAME))
      .then((old) => Promise.all(old.map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

// The page names the site beside the server if this browser has kept it.
async function closed() {
  const page = await caches.match('/offline.html');
  const names = await caches.keys();
  if (!names.some((name) => name.startsWith('fistful-site-'))) return page;
  const text = (await page.text()).replace(' hidden', '');
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

self.addEventListener('fetch', (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(closed));
  } else if (PAGE.includes(path)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});
