import type { TemaAlumno } from '@portal/contract/asignacion';
import { avanceApi } from '@portal/contract/avance';
import { programaApi } from '@portal/contract/programa';
import { type Recurso, temaApi } from '@portal/contract/tema';
import { bytesToKeep, dropFiles, fileKeyOf, keepFile } from '../../../core/offline/kept-files.ts';
import { callKept } from '../../../core/offline/kept-call.ts';
import { offlineOf } from '../../../core/offline/offline.ts';
import { toOfflineError, type OfflineError } from '../../../core/offline/offline-error.ts';
import { ApiError } from '../../../core/client/api-error.ts';
import { currentSession, onSessionChange } from '../../../core/session/session.ts';
import { ocurrenciaOfRow } from '../../../core/router/ocurrencia.ts';
import { keepDraw } from '../../evaluacion/evaluacion.queries.ts';
import { cuestionarioOf } from '../../paquete/paquete-tema.ts';
import { keepPdfViewer } from '../../tema/visor/keep-pdf-viewer.ts';
import { type KeptParts, type KeptProgram, programKey, readPrograms, type ProgramPlace, saveProgram } from './kept-programs.ts';

/** Program that the device is storing, and its progress. */
export interface Keeping {
  readonly key: string;
  readonly state: 'contando' | 'guardando' | 'en_pausa';
  readonly bytes: number;
  readonly total: number;
  readonly failure?: OfflineError | ApiError | undefined;
}

let keeping: Keeping | undefined;
let stop: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: Keeping | undefined): void {
  keeping = next;
  for (const listener of listeners) listener();
}

/** Returns what is being kept now. */
export const currentKeeping = (): Keeping | undefined => keeping;

/** Calls `listener` when that changes; returns the function that unsubscribes. */
export function onKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops between two pieces; what is on the device stays, and keeping goes on there. */
export function pauseKeeping(): void {
  stop?.abort();
  if (keeping) set({ ...keeping, state: 'en_pausa' });
}

interface Material extends Omit<KeptParts, 'archivos'> {
  readonly urls: readonly string[];
}

/** Ends keeping when its person signs out: what signing out removes would come back. */
function endWithSession(): void {
  if (currentSession().user) return;
  stop?.abort();
  set(undefined);
}

/** Keeps the topics of a program that are open to the person, with their files and questionnaires. Resolves when it is done, paused or failed. */
export async function keepProgram(person: number, place: ProgramPlace): Promise<void> {
  stop?.abort();
  const { signal } = (stop = new AbortController());
  signal.addEventListener('abort', onSessionChange(endWithSession));
  const key = programKey(place);
  set({ key, state: 'contando', bytes: 0, total: 0 });
  try {
    const { urls, ...parts } = await readMaterial(person, place, signal);
    const total = await sum(urls.map((url) => () => bytesToKeep(person, url, signal)));
    set({ key, state: 'guardando', bytes: 0, total });
    for (const url of urls) {
      await keepFile(person, url, {
        signal,
        onBytes: (bytes) => keeping && !signal.aborted && set({ ...keeping, bytes: keeping.bytes + bytes }),
      });
    }
    saveProgram(offlineOf(person).store.shelf, place, { ...parts, archivos: keysOf(urls) });
    set(undefined);
  } catch (error) {
    if (signal.aborted) return;
    set({
      key,
      state: 'en_pausa',
      bytes: keeping?.bytes ?? 0,
      total: keeping?.total ?? 0,
      failure: error instanceof ApiError ? error : toOfflineError(error),
    });
  }
}

/** Removes a program from the device, but for the files that another kept program has too. */
export async function dropProgram(person: number, place: ProgramPlace): Promise<void> {
  const { shelf } = offlineOf(person).store;
  const key = programKey(place);
  if (keeping?.key === key) {
    stop?.abort();
    set(undefined);
  }
  const programs = readPrograms(shelf);
  const others = new Set(programs.filter((each) => each.key !== key).flatMap(({ archivos }) => archivos));
  const own: KeptProgram | undefined = programs.find((each) => each.key === key);
  shelf.remove(key);
  await dropFiles(
    person,
    (own?.archivos ?? []).filter((file) => !others.has(file)),
  );
}

const keysOf = (urls: readonly string[]): string[] => [...new Set(urls.flatMap((url) => fileKeyOf(url) ?? []))];

async function readMaterial(person: number, { id_programa, id_planestudio }: ProgramPlace, signal: AbortSignal): Promise<Material> {
  const rows = await callKept(
    programaApi.detalleUsuario,
    { params: { user: person, program: id_programa, id: id_planestudio ?? '0' } },
    { signal },
  );
  // The lists that lead to the topics.
  await callKept(avanceApi.temas, { params: { id: person } }, { signal });
  await callKept(programaApi.ofUsuario, { params: { id: person } }, { signal });
  const recursos: Recurso[] = [];
  const open = rows.filter(({ bloqueado }) => !bloqueado);
  let cuestionarios = 0;
  for (const row of open) {
    const body = ocurrenciaOfRow(row);
    if (!body) continue;
    const tema = await callKept(temaApi.detalle, { body }, { signal });
    if (isPending(row) && (await keepDraw(body, signal))) cuestionarios += 1;
    recursos.push(...tema.recursos, ...(tema.descarga ? [tema.descarga] : []));
  }
  if (recursos.some(({ tipo }) => tipo === 'pdf')) await keepPdfViewer();
  const inside = recursos.filter(({ url, externo }) => !externo && fileKeyOf(url) !== undefined);
  const urls = inside.flatMap(({ url, subtitulos }) => [url, ...(subtitulos ? [subtitulos] : [])]);
  const faltan = rows.filter(isPending).length - cuestionarios;
  const fuera = recursos.length - inside.length;
  const interactivos = open.filter(({ paquete }) => paquete).length;
  return { urls: [...new Set(urls)], temas: open.length, fuera, interactivos, cuestionarios, faltan };
}

/** Returns whether a topic still asks for a questionnaire. */
const isPending = (tema: TemaAlumno): boolean => tema.cuestionario === 1 && !tema.aprobado && cuestionarioOf(tema) === 'abre';

async function sum(works: readonly (() => Promise<number>)[]): Promise<number> {
  let total = 0;
  for (const work of works) total += await work();
  return total;
}
