import { cacheNames, keptFileKey } from './file-keys.ts';
import { OfflineError, typed } from './offline-error.ts';
import { fetchFile } from '../client/file.ts';
import { basePath } from '../router/base-path.ts';
import { readShop } from '../session/shop.ts';

const scope = (): string => new URL(`${basePath}/`, window.location.href).href;

/** Names of the caches of this portal. */
export const portalCaches = () => cacheNames(scope());

/** Returns the key of a file of the portal; undefined for an address outside. */
export const fileKeyOf = (url: string): string | undefined => keptFileKey(new URL(url, window.location.href), scope());

/** Opens the cache of a person's files; on a shop's shared tablet the one of everybody, which does not record who opened a file (P125). */
const openCache = (person: number): Promise<Cache> => {
  if (!('caches' in globalThis)) return Promise.reject(new OfflineError('sin_almacen'));
  const { shared, filesOf } = portalCaches();
  return typed(() => caches.open(readShop() ? shared : filesOf(person)));
};

interface KeepOptions {
  readonly signal?: AbortSignal;
  /** Largest file in bytes; a larger one is left out. */
  readonly most?: number;
  readonly onBytes?: (bytes: number) => void;
}

const lengthOf = (response: Response): number => Number(response.headers.get('content-length') ?? 0);

/** Keeps a file of a topic on the device; false for one outside of the portal or larger than `most`. Rejects with `OfflineError` or `ApiError`. */
export async function keepFile(person: number, url: string, { signal, most = Infinity, onBytes }: KeepOptions = {}): Promise<boolean> {
  const key = fileKeyOf(url);
  if (key === undefined) return false;
  const cache = await openCache(person);
  if (await cache.match(key)) return true;
  const response = await fetchFile(url, { signal });
  if (lengthOf(response) > most) {
    await response.body?.cancel();
    return false;
  }
  await typed(() => cache.put(key, counted(response, onBytes)));
  return true;
}

/** Returns a response that reports its bytes while the cache stores them. */
function counted(response: Response, onBytes: KeepOptions['onBytes']): Response {
  if (!response.body || !onBytes) return response;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      onBytes(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
}

/** Returns the bytes of a file that is not on the device yet; 0 for one that is, or outside of the portal. */
export async function bytesToKeep(person: number, url: string, signal?: AbortSignal): Promise<number> {
  const key = fileKeyOf(url);
  if (key === undefined || (await (await openCache(person)).match(key))) return 0;
  return lengthOf(await fetchFile(url, { method: 'HEAD', signal }));
}

/** Returns a kept file; undefined without it. */
export async function readFile(person: number, url: string): Promise<Response | undefined> {
  const key = fileKeyOf(url);
  if (key === undefined || !('caches' in globalThis)) return undefined;
  return (await openCache(person)).match(key);
}

/** Removes files by their keys. */
export async function dropFiles(person: number, keys: Iterable<string>): Promise<void> {
  const cache = await openCache(person);
  for (const key of keys) await cache.delete(key);
}

/** Returns how many bytes of files the device keeps for a person. */
export async function keptBytes(person: number): Promise<number> {
  const cache = await openCache(person);
  const sizes = await Promise.all((await cache.keys()).map(async (key) => lengthOf((await cache.match(key))!)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
