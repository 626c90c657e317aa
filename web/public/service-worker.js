// Keeps the app on the device: after the first visit it opens without a connection. The build fills in the two names below.
const NAME = 'muster-__VERSION__';
const FILES = __FILES__;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('muster-') && name !== NAME).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** A newer page if there is a connection, else the one that is kept. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {}
  return (await caches.match('/', { cacheName: NAME })) ?? Response.error();
}

/** Files never change under their name; what is fetched for the first time is kept. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await persistently(request);
  if (response.ok && request.url.includes('/assets/')) {
    const cache = await caches.open(NAME);
    await cache.put(request, response.clone());
  }
  return response;
}

/** A server that is busy, or a line that broke, is asked again: a page never asks twice for a module that did not come. */
async function persistently(request, tries = 3) {
  const response = await fetch(request).catch((failed) => (tries > 1 ? null : Promise.reject(failed)));
  if (response !== null && (tries === 1 || (response.status !== 429 && response.status < 500))) return response;
  await new Promise((resolve) => setTimeout(resolve, 1000 / tries));
  return persistently(request, tries - 1);
}
