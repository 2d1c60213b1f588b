import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { openPush, type PushScope, showPush } from './push.ts';
import { cacheNames, isImagenKey, keptFileKey, ownerOf } from '../core/offline/file-keys.ts';

/** Part of a service worker's scope that this file uses; the DOM's types lack it. */
interface WorkerScope extends PushScope {
  readonly location: { readonly href: string };
  readonly clients: PushScope['clients'] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  readonly data?: unknown;
  /** Of a click on a notification. */
  readonly notification?: { readonly data?: { readonly url?: string } | null; close(): void };
  waitUntil(work: Promise<unknown>): void;
}
declare const self: WorkerScope;

/** The learner's part of the program, written by the build (build/service-worker.ts). */
declare const PRECACHE: PrecacheEntry[];
/** The texts of each language; the address under which a page registers this file names one. */
declare const TEXTS: Readonly<Record<string, PrecacheEntry[]>>;

const { scope } = self.registration;
const names = cacheNames(scope);
/** Seconds without an answer after which a connection counts as dead. */
const PATIENCE = 4;
const DAY_SECONDS = 24 * 3600;

/** The page that every address of the portal shows. */
const PAGE = './';

precache([...PRECACHE, ...(TEXTS[new URL(self.location.href).searchParams.get('idioma') ?? ''] ?? [])]);
cleanupOutdatedCaches();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const said = event.data as { type?: unknown; urls?: unknown } | null;
  if (said?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (said?.type === 'CONSERVAR' && Array.isArray(said.urls)) event.waitUntil(keepPieces(said.urls as string[]));
});

self.addEventListener('push', (event) => {
  const text = (event.data as { text(): string } | null)?.text();
  if (text) event.waitUntil(showPush(self, text));
});
self.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  event.waitUntil(openPush(self, event.notification?.data?.url ?? './'));
});

/** Further pieces of the program, as they are used: another language, the viewer of documents. */
const pieces = new CacheFirst({
  cacheName: names.pieces,
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true })],
});
const isPiece = (url: URL): boolean => url.href.startsWith(`${scope}assets/`) || url.href === `${scope}favicon.svg`;

registerRoute(
  ({ url }) => isPiece(url),
  async (options) => (await matchPrecache(options.request.url)) ?? pieces.handle(options),
);

/** Keeps the pieces that a page loaded before this worker served it. */
async function keepPieces(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(names.pieces);
  for (const url of urls.filter((each) => isPiece(new URL(each, scope)))) {
    if ((await matchPrecache(url)) ?? (await cache.match(url))) continue;
    await cache.add(url).catch(() => undefined);
  }
}

/** Public data of the portal: names, links, pictures of the brand. */
const PUBLIC = /^(portal|portal\/(logo|manifest\.webmanifest|imagen\/[\w.-]+|terminos))$/;
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}api/`) && PUBLIC.test(url.pathname.slice(new URL(`${scope}api/`).pathname.length)),
  new NetworkFirst({
    cacheName: names.portal,
    networkTimeoutSeconds: PATIENCE,
    plugins: [new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true })],
  }),
);

/**
 * Files of topics, by their own id: the ticket of the address changes; its person's copy alone may be read. Pictures of questions, by their ticket,
 * which nobody guesses: the copy of anybody of this device.
 */
registerRoute(
  ({ url }) => keptFileKey(url, scope) !== undefined,
  async (options) => {
    const { request, url } = options;
    const kept = await keptFile(url);
    if (!kept) return new NetworkOnly().handle(options);
    return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
  },
);

async function keptFile(url: URL): Promise<Response | undefined> {
  const key = keptFileKey(url, scope);
  if (key === undefined) return undefined;
  for (const name of await cachesWith(key, url)) {
    const found = (await caches.has(name)) && (await (await caches.open(name)).match(key));
    if (found) return found;
  }
  return undefined;
}

/** Returns the names of the caches that may hold a file. */
async function cachesWith(key: string, url: URL): Promise<string[]> {
  if (isImagenKey(key)) return [names.shared, ...(await caches.keys()).filter((name) => name.startsWith(names.files))];
  const owner = ownerOf(url);
  return owner === undefined ? [] : [names.filesOf(owner), names.shared];
}

/** The page: of the server while it answers, so that a reload brings a new version; else the kept one. */
const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
registerRoute(
  new NavigationRoute(
    async (options) => {
      const answer = await network.handle(options).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      return (await matchPrecache(PAGE)) ?? answer ?? Response.error();
    },
    { denylist: [/\/api\//, /\.[a-z]+$/] },
  ),
);
