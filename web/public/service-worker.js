// Keeps the app on the device: after the first visit it opens without a connection, with the games and the language one has opened. The
// build fills in the two names below.
const NAME = 'muster-__VERSION__';
const PARTS = __PARTS__;
/** What has been opened on this device; it outlives the files of a version. */
const OPENED = 'muster-opened';

addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const opened = await openedBefore();
      const cache = await caches.open(NAME);
      await cache.addAll(PARTS.filter((part) => isWanted(part, opened)).flatMap(({ files }) => files));
      await skipWaiting();
    })(),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('muster-') && name !== NAME && name !== OPENED).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
  if (request.mode !== 'navigate') event.waitUntil(note([url.pathname]));
});

/** A page tells what it had loaded before anybody here could see it, or that the line is free for everything. */
addEventListener('message', (event) => {
  const { loaded = [], everything = false } = event.data ?? {};
  event.waitUntil(everything ? keep(PARTS) : note(loaded));
});

/** Games and languages that were opened: `game contact`, `language de`. */
async function openedBefore() {
  const kept = await (await caches.open(OPENED)).match('/opened');
  return new Set(kept === undefined ? [] : await kept.json());
}

function isWanted({ game, language }, opened) {
  return (game === null || opened.has(`game ${game}`)) && (language === null || opened.has(`language ${language}`));
}

/** One note after the other, so that none is lost. */
let noting = Promise.resolve();

/** Whoever opens something of a game, or a language, has all of it from then on. */
function note(paths) {
  const touched = PARTS.filter(({ game, language, files }) => (game !== null || language !== null) && files.some((file) => paths.includes(file)));
  const names = touched.flatMap(({ game, language }) => [...(game === null ? [] : [`game ${game}`]), ...(language === null ? [] : [`language ${language}`])]);
  if (names.length === 0) return;
  noting = noting.then(() => open(names)).catch(() => undefined);
  return noting;
}

async function open(names) {
  const opened = await openedBefore();
  if (names.every((name) => opened.has(name))) return;
  for (const name of names) opened.add(name);
  await (await caches.open(OPENED)).put('/opened', new Response(JSON.stringify([...opened])));
  await keep(PARTS.filter((part) => isWanted(part, opened)));
}

/** Puts by what is not there yet, one file after the other: somebody may be playing. */
async function keep(parts) {
  const cache = await caches.open(NAME);
  for (const path of parts.flatMap(({ files }) => files)) {
    if ((await cache.match(path, { ignoreVary: true })) !== undefined) continue;
    const response = await fetch(path).catch(() => null);
    if (response?.ok) await cache.put(path, response);
  }
}

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
