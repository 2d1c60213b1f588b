import type { PreguntaAlumno } from '@portal/contract/evaluacion';
import { dropFiles, fileKeyOf, keepFile } from '../../core/offline/kept-files.ts';
import { offlineOf } from '../../core/offline/offline.ts';
import type { PersonStore } from '../../core/offline/person-store.ts';
import { type Ocurrencia, ocurrenciaKey } from '../../core/router/ocurrencia.ts';
import { currentSession } from '../../core/session/session.ts';

/** Key on the shelf of the pictures that the device keeps for the attempt of a topic. */
const shelfKey = (ocurrencia: Ocurrencia): string => `imagenes:${ocurrenciaKey(ocurrencia)}`;

const readKeys = ({ shelf }: PersonStore, ocurrencia: Ocurrencia): string[] => {
  const keys = shelf.get(shelfKey(ocurrencia));
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
};

/** Returns the addresses of the pictures of questions and of their parts, each once. */
export const imagenesOf = (preguntas: readonly Pick<PreguntaAlumno, 'mostrado'>[]): string[] => {
  const urls = preguntas.flatMap(({ mostrado }) =>
    mostrado ? [mostrado, ...mostrado.opciones, ...(mostrado.izquierdas ?? [])].flatMap(({ imagen }) => (imagen ? [imagen.url] : [])) : [],
  );
  return [...new Set(urls)];
};

/**
 * Keeps the pictures of an attempt on the device beside its questions, and removes those of the attempt before it. Nothing where the device keeps no
 * questions either. Rejects with `OfflineError` or `ApiError`.
 */
export async function keepImagenes(ocurrencia: Ocurrencia, preguntas: readonly PreguntaAlumno[], signal?: AbortSignal): Promise<void> {
  const { user } = currentSession();
  const store = user ? offlineOf(user.id).store : undefined;
  if (!store || store.failure || !('caches' in globalThis)) return;
  const urls = imagenesOf(preguntas);
  const keys = urls.flatMap((url) => fileKeyOf(url) ?? []);
  const earlier = readKeys(store, ocurrencia).filter((key) => !keys.includes(key));
  if (earlier.length) await dropFiles(store.person, earlier);
  if (keys.length) store.shelf.set(shelfKey(ocurrencia), keys);
  else store.shelf.remove(shelfKey(ocurrencia));
  for (const url of urls) await keepFile(store.person, url, signal ? { signal } : {});
}

/** Removes the pictures of a graded attempt from the device; never throws, because the questionnaire is delivered. */
export async function dropImagenes(store: PersonStore, ocurrencia: Ocurrencia): Promise<void> {
  const keys = readKeys(store, ocurrencia);
  if (keys.length === 0) return;
  store.shelf.remove(shelfKey(ocurrencia));
  await dropFiles(store.person, keys).catch((error: unknown) => store.note(error));
}
