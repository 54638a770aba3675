/**
 * The worker of the page: keeps the page's own files, so that it opens at once and without a network, and tells of
 * turns when the page is closed. What the server answers about tables and people is never kept. The build fills in the
 * list of files and the digest of them all.
 */
const CACHE = "condotta-DIGEST";
const FILES = ["FILES"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// A new worker waits until no page of the old one is open, so nobody's page loses the files it was built with.
addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(once(request));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

addEventListener("push", (event) => {
  if (event.data) event.waitUntil(called(event.data.json()));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data.path));
});

/** A table waits for who reads here: he is told, unless he looks at it. The sentence comes from the server. */
async function called({ table, title, text }) {
  const path = `/t/${encodeURIComponent(table)}`;
  if ((await windowsAt(path)).some(({ focused }) => focused)) return;
  await registration.showNotification(title, {
    body: text,
    tag: `turn-${table}`,
    icon: "/icon-192.png",
    data: { path },
  });
}

async function opened(path) {
  const [found] = await windowsAt(path);
  await (found ? found.focus() : clients.openWindow(path));
}

async function windowsAt(path) {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === path);
}

async function forgetOthers() {
  const old = (await caches.keys()).filter((name) => name.startsWith("condotta-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(path) {
  return (await (await caches.open(CACHE)).match(path)) ?? Response.error();
}

/** A file with a digest in its name never changes: it is fetched once. */
async function once(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
