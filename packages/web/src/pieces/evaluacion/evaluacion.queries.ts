import type { ResponseOf } from '@portal/contract/core';
import type { detalleApi } from '@portal/contract/detalle';
import type { evaluacionApi, PreguntaAlumno, RespuestaErrada } from '@portal/contract/evaluacion';
import type { preguntaApi } from '@portal/contract/pregunta';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../core/client/api-error.ts';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { callKept, keepAnswer, keyOfCall, receive } from '../../core/offline/kept-call.ts';
import type { PersonStore } from '../../core/offline/person-store.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useForget } from '../../core/use-invalidate.ts';
import { useDeferredQuery } from '../../core/use-deferred-query.ts';
import { type Ocurrencia, ocurrenciaKey } from '../../core/router/ocurrencia.ts';
import { dropImagenes, keepImagenes } from './intento-imagenes.ts';
import type { Draft } from './envio/draft-store.ts';
import { ofServer, type Respuestas, toFields } from './envio/respuestas.ts';

const INS: AddressOf<typeof evaluacionApi.ins> = { method: 'POST', path: '/evaluacion/ins' };
const INS_DETALLE: AddressOf<typeof evaluacionApi.insDetalle> = { method: 'POST', path: '/evaluacion/ins/detalle' };
const RESULTADO: AddressOf<typeof evaluacionApi.resultado> = { method: 'GET', path: '/evaluacion/sel/resultado/:id' };
const CUESTIONARIO: AddressOf<typeof preguntaApi.cuestionario> = { method: 'POST', path: '/pregunta/sellst/tema/' };
const INS_VARIAS: AddressOf<typeof detalleApi.insVarias> = { method: 'POST', path: '/detalle/ins/varias' };

export type Resultado = ResponseOf<typeof evaluacionApi.resultado>;
/** Acknowledgement of a questionnaire, with its result unless that could not be read. */
export type Acuse = ResponseOf<typeof evaluacionApi.insDetalle>;

/** Open attempt with its drawn questions. */
export interface Intento {
  readonly id_evaluacion: number;
  readonly numero_intento: number;
  /** 0-100, frozen when the attempt was opened (P13). */
  readonly notaminima: number;
  /** Lead of the server's clock over this device's, in milliseconds. */
  readonly adelanto: number;
  readonly preguntas: readonly PreguntaAlumno[];
}

/** This client shows questions of every kind. */
const TIPOS = { tipos: 1 };

/** A server of the version before, and its answers on this device, know one kind alone. */
const withTipo = (pregunta: Partial<PreguntaAlumno>): PreguntaAlumno =>
  ({ tipo: 'unica', mostrado: null, respuesta_datos: null, ...pregunta }) as PreguntaAlumno;

/** Opens the attempt or returns the open one (P10); a second call returns the same questions, without a connection those of the first (P119). */
async function openIntento(ocurrencia: Ocurrencia, signal?: AbortSignal): Promise<Intento> {
  const { answer, at } = await receive(INS, { query: TIPOS, body: ocurrencia }, { signal, keptAs: { body: ocurrencia } });
  const { id_evaluacion, numero_intento, notaminima, fecha_servidor, preguntas } = answer;
  return { id_evaluacion, numero_intento, notaminima, adelanto: Date.parse(fecha_servidor) - at, preguntas: preguntas.map(withTipo) };
}

/**
 * Draws the questions of a pending topic, so that the device has them without a connection. Resolves to whether it has some: a pause, another
 * tab's delivery or an unready topic leaves none.
 */
export async function keepDraw(ocurrencia: Ocurrencia, signal: AbortSignal): Promise<boolean> {
  try {
    const { preguntas } = await openIntento(ocurrencia, signal);
    await keepImagenes(ocurrencia, preguntas, signal);
    return preguntas.length > 0;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return false;
    throw error;
  }
}

/** Removes the draw of a graded attempt from the device, with its pictures. */
export async function dropDraw(store: PersonStore, ocurrencia: Ocurrencia): Promise<void> {
  await store.drop(keyOfCall(INS, { body: ocurrencia }));
  await dropImagenes(store, ocurrencia);
}

/** Fetches the choices saved for an attempt; undefined when it is no longer the open one. */
export async function fetchRespuestas(ocurrencia: Ocurrencia, id_evaluacion: number): Promise<Respuestas | undefined> {
  const preguntas = await callByAddress(CUESTIONARIO, { query: TIPOS, body: ocurrencia });
  return preguntas[0]?.id_evaluacion === id_evaluacion ? ofServer(preguntas) : undefined;
}

/** Milliseconds for which an attempt that was opened ahead waits for its screen. */
const AHEAD_MS = 30_000;

let ahead: { readonly key: string; readonly at: number; readonly answer: Promise<Intento> } | undefined;

/** Opens the attempt of a topic that the panel of a sign-in names as open, beside the topic itself and before its screen is there (P242). */
export function openAhead(ocurrencia: Ocurrencia): void {
  const answer = openIntento(ocurrencia);
  answer.catch(() => undefined);
  ahead = { key: ocurrenciaKey(ocurrencia), at: Date.now(), answer };
}

/** Takes the attempt that was opened ahead, once; a failure of it is asked again. */
function takeAhead(ocurrencia: Ocurrencia): Promise<Intento> | undefined {
  const taken = ahead;
  ahead = undefined;
  if (taken?.key !== ocurrenciaKey(ocurrencia) || Date.now() - taken.at > AHEAD_MS) return undefined;
  return taken.answer.catch(() => openIntento(ocurrencia));
}

/**
 * Opens the attempt of a topic occurrence, once per mount. Panel and lists, which named the topic as not begun, are read again when they are shown;
 * the topic on the screen is not.
 */
export function useIntento(ocurrencia: Ocurrencia) {
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...keysOf('evaluacion').all, 'intento', ocurrencia],
    queryFn: async ({ signal }) => {
      const intento = await (takeAhead(ocurrencia) ?? openIntento(ocurrencia, signal));
      // Without a line, or on a full disk, the questions show what the device has.
      keepImagenes(ocurrencia, intento.preguntas).catch(() => undefined);
      void queries.invalidateQueries({ queryKey: keysOf('avance').all, type: 'inactive', refetchType: 'none' });
      return intento;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  return useDeferredQuery({ data, error, isPending, refetch });
}

/**
 * Returns the rows of the batch: one per answer, the first one with the feedback and when it was handed in; a single one without
 * questions (P15).
 */
function toRows({ id_evaluacion, respuestas, escala, comentario }: Draft, fecha_envio: string) {
  const first = { fecha_envio, ...(escala !== null && { escala, comentario }) };
  const rows = Object.entries(respuestas).map(([pregunta, { respuesta }]) => ({
    id_evaluacion,
    id_pregunta: Number(pregunta),
    ...toFields(respuesta),
  }));
  if (rows.length === 0) return [{ id_evaluacion, ...first }];
  return rows.map((row, index) => (index === 0 ? { ...row, ...first } : row));
}

/** Sends the whole questionnaire with the moment of handing it in, by the server's clock, and asks for its result; idempotent. */
export const sendDraft = (draft: Draft, fecha_envio: string): Promise<Acuse> =>
  callByAddress(INS_DETALLE, { query: { resultado: 1 }, body: toRows(draft, fecha_envio) });

/**
 * Keeps the result that came with an acknowledgement on the device, as `useResultado` does with one of its own call. Never throws: the
 * questionnaire is delivered.
 */
export function keepResultado(store: PersonStore, { id_evaluacion: id, resultado }: Acuse): void {
  if (!resultado) return;
  try {
    keepAnswer(store, RESULTADO, { request: { params: { id } }, answer: withoutKey(resultado) });
  } catch (error) {
    store.note(error);
  }
}

/**
 * Returns a function that writes the result of a questionnaire, acknowledged at a moment of this device's clock, into the query cache, unless that
 * holds it already: another tab may report it late.
 */
export function useTakeResultado(): (acuse: Acuse, at: number) => void {
  const queries = useQueryClient();
  return ({ id_evaluacion, resultado }, at) =>
    void queries.setQueryData<Resultado>(keysOf('evaluacion').one(id_evaluacion), (shown) => shown ?? resultado, { updatedAt: at });
}

/** Forgets what an acknowledged questionnaire changes: the learner's progress, certificates and dashboards. */
export const useForgetProgress = (): (() => void) => useForget([keysOf('avance').all, keysOf('certificado').all, keysOf('tablero').all]);

/** A browser sends at most 64 kB after its page is gone. */
const KEEPALIVE_CHOICES = 400;

/** Saves choices on the server, for other devices; the request outlives the page. */
export function saveChoices(id_evaluacion: number, choices: Respuestas): Promise<unknown> {
  const respuestas = Object.entries(choices).map(([pregunta, { respuesta, fecha }]) => ({
    id_pregunta: Number(pregunta),
    ...toFields(respuesta),
    fecha_respuesta: new Date(fecha).toISOString(),
  }));
  return callByAddress(INS_VARIAS, { body: { id_evaluacion, respuestas } }, { keepalive: respuestas.length <= KEEPALIVE_CHOICES });
}

/** Returns a result as the device may store it: right answers and the author's comments are shown while there is a connection, and kept nowhere (P120). */
function withoutKey(resultado: Resultado): Resultado {
  const erradas = erradasOf(resultado).map((row) => ({ ...row, correcta: null, texto_correcta: null, comentarios: [] }));
  return { ...resultado, erradas, respuestas: JSON.stringify(erradas) };
}

/** A wrong answer of the version before has neither points nor comments. */
const withPuntos = (errada: Partial<RespuestaErrada>): RespuestaErrada => ({ puntos: 0, comentarios: [], ...errada }) as RespuestaErrada;

/** Returns the wrong answers of a result; one of the version before has them as a JSON text alone. */
export const erradasOf = ({ erradas, respuestas }: Resultado): RespuestaErrada[] =>
  (erradas ?? (JSON.parse(respuestas) as RespuestaErrada[])).map(withPuntos);

/** Fetches the result of an attempt; 403 for another person's, 404 for an unknown one. */
export const useResultado = (id: number) =>
  useQuery(
    queryOptions({
      queryKey: keysOf('evaluacion').one(id),
      queryFn: ({ signal }) => callKept(RESULTADO, { params: { id } }, { signal, forDevice: withoutKey }),
    }),
  );

/**
 * Completes a topic without questionnaire: opens its attempt and sends the feedback. Resolves to false, without sending, when the
 * attempt has questions (somebody opened it while the topic had them), and to true when an earlier call has completed it.
 */
export async function completeSimple(
  ocurrencia: Ocurrencia,
  { escala, comentario }: { escala: number; comentario: string },
): Promise<boolean> {
  try {
    const { id_evaluacion, preguntas } = await openIntento(ocurrencia);
    if (preguntas.length > 0) return false;
    await callByAddress(INS_DETALLE, { body: [{ id_evaluacion, escala, comentario }] });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'tema_aprobado') return true;
    throw error;
  }
}
