import { dispositivoApi } from '@portal/contract/dispositivo';
import { call } from '../../../core/client/client.ts';
import { isImagenKey } from '../../../core/offline/file-keys.ts';
import { basePath } from '../../../core/router/base-path.ts';
import { currentSession } from '../../../core/session/session.ts';
import type { Shop } from '../../../core/session/shop.ts';

/** Cache of the course files that the people of a shop share; they contain no personal data. */
const CACHE = `UCJ${basePath}-tienda`;
const PAGE_SIZE = 100;
const MB = 1024 * 1024;

/** Returns the key of a file: its address without name and ticket, which change. */
const keyOf = (id_archivo: number): string => new URL(`${basePath}/api/archivo/${id_archivo}`, window.location.href).href;

interface Archivo {
  readonly id_archivo: number;
  readonly tamano: number;
  readonly url: string;
}

/** Returns the first files that fit together into so many bytes. */
export function filesThatFit<File extends Pick<Archivo, 'tamano'>>(files: readonly File[], most: number): File[] {
  let used = 0;
  return files.filter(({ tamano }) => {
    if (used + tamano > most) return false;
    used += tamano;
    return true;
  });
}

async function listAll(shop: Shop): Promise<Archivo[]> {
  const all: Archivo[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const { total, archivos } = await call(dispositivoApi.archivos, { query: { pagina, tamano: PAGE_SIZE } }, { token: shop.token });
    all.push(...archivos);
    if (all.length >= total || !archivos.length) return all;
  }
}

/**
 * Fetches the files of the topics that the people of the shop have assigned, within the room of the tablet, and deletes those that nobody needs any
 * more (P126). Stops as soon as somebody enters.
 */
export async function keepCourseFiles(shop: Shop): Promise<void> {
  if (!('caches' in globalThis) || !navigator.onLine) return;
  const files = filesThatFit(await listAll(shop), shop.maximo_mb * MB);
  const cache = await caches.open(CACHE);
  const wanted = new Map(files.map((file) => [keyOf(file.id_archivo), file]));
  for (const { url } of await cache.keys()) if (!wanted.has(url) && !(await isFreshImagen(cache, url))) await cache.delete(url);
  for (const [key, { url }] of wanted) {
    if (currentSession().user) return;
    if (await cache.match(key)) continue;
    await keepFile(cache, { key, url });
  }
}

/** Milliseconds after which nobody opens an attempt of this tablet without a line any more (P127). */
const FORTNIGHT_MS = 14 * 24 * 3_600_000;

/** Returns whether a kept file is a picture of a questionnaire that its learner may still answer here; its acknowledgement removes it. */
export async function isFreshImagen(cache: Cache, url: string): Promise<boolean> {
  if (!isImagenKey(url)) return false;
  const sent = Date.parse((await cache.match(url))?.headers.get('date') ?? '');
  return Date.now() - sent < FORTNIGHT_MS;
}

/** Fetches one file through the browser's own cache; a full disk or a lost line leaves it out. */
async function keepFile(cache: Cache, { key, url }: { readonly key: string; readonly url: string }): Promise<void> {
  const request = new Request(url);
  try {
    await cache.add(request);
    const kept = await cache.match(request);
    if (kept) await cache.put(key, kept);
  } catch {
    // The next round tries again.
  } finally {
    await cache.delete(request);
  }
}

/** Deletes the kept course files. */
export const forgetCourseFiles = async (): Promise<void> => void ('caches' in globalThis && (await caches.delete(CACHE)));
