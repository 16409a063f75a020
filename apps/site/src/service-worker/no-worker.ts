/// <reference lib="webworker" />
/** Replaces a worker that must be removed: unregisters it and deletes its caches: docs/deploy.md */
export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
