// The pane's service worker: stores all files of the pane, so that the pane opens without a network. A newer version is
// fetched beside the one in use and waits until the page activates it. If one of its files cannot be fetched, or is not
// the file that was built, the version in use stays.
import { precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { TAKE } from "./activate-message";

/** The files of this build, inserted by scripts/kept-files.ts; null in a development build. */
declare const KEPT_FILES: PrecacheEntry[] | null;

/** The part of a service worker that TypeScript's DOM library does not declare. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(): Promise<readonly { readonly url: string; navigate(url: string): unknown }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
};

/**
 * Replaces a worker of an earlier build at this address: deletes its stored files, unregisters, and reloads its pages.
 */
async function forget(): Promise<void> {
  const { registration, clients } = self;
  const ownCaches = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all(ownCaches.map((name) => caches.delete(name)));
  await registration.unregister();
  for (const client of await clients.matchAll()) void client.navigate(client.url);
}

const files = KEPT_FILES;
if (files) {
  precacheAndRoute(files, { cleanURLs: false });
  addEventListener("message", ({ data }) => data === TAKE && void self.skipWaiting());
} else {
  self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener("activate", (event) => event.waitUntil(forget()));
}
