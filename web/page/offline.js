// Keeps one version of the whole game in the browser, so that it opens without a network. The page itself is asked
// of the network first, to notice a new version; everything else carries the version in its address.
"use strict";
const version = "@VERSION@";
const cacheName = `tyche-${version}`;
const kept = ["./", ...["icon.svg", "manifest.webmanifest", "page.css", "words.js", "keys.js", "files.js", "reading.js", "back.js", "wasm_exec.js", "page.js"]
  .map(name => `${name}?v=${version}`)];
const program = "tyche.wasm?v=@PROGRAM@"; // often the one that the version before has

self.addEventListener("install", event => {
  event.waitUntil((async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(kept);
    const here = await caches.match(program);
    await (here ? cache.put(program, here) : cache.add(program));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", event => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(n => n.startsWith("tyche-") && n !== cacheName).map(n => caches.delete(n)));
    await self.clients.claim();
  })());
});

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(8000) });
  } catch (err) {
    return await (await caches.open(cacheName)).match("./") || Promise.reject(err);
  }
}

self.addEventListener("fetch", event => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  if (event.request.mode === "navigate") return event.respondWith(page(event.request));
  event.respondWith(caches.match(event.request).then(found => found || fetch(event.request)));
});
