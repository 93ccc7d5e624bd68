// Shows a friendly page when the server cannot be reached. Nothing of a game is kept.
const NAME = 'fistful-offline-1';
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

self.addEventListener('fetch', (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('/offline.html')));
  } else if (PAGE.includes(path)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});
