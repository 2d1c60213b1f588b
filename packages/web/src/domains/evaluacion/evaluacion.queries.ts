import { api, type PreguntaAlumno, type ResponseOf } from '@portal/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';
import type { Ocurrencia } from '../../core/router/ocurrencia.ts';
import type { Draft } from './envio/draft-store.ts';
import { type Eleccion, ofServer, type Respuestas } from './envio/respuestas.ts';

export type Resultado = ResponseOf<typeof api.evaluacion.resultado>;
export type Acuse = ResponseOf<typeof api.evaluacion.insDetalle>;

/** The open attempt with its drawn questions. */
export interface Intento {
  readonly id_evaluacion: number;
  readonly numero_intento: number;
  /** 0-100, frozen when the attempt was opened: the setting may have changed since. */
  readonly notaminima: number;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly adelanto: number;
  readonly preguntas: readonly PreguntaAlumno[];
}

/** Opens the attempt or finds the open one (P10): the same call twice gives the same questions. */
async function openIntento(ocurrencia: Ocurrencia, signal?: AbortSignal): Promise<Intento> {
  const { id_evaluacion, numero_intento, notaminima, fecha_servidor } = await call(api.evaluacion.ins, { body: ocurrencia }, { signal });
  const adelanto = Date.parse(fecha_servidor) - Date.now();
  const preguntas = await call(api.pregunta.cuestionario, { body: ocurrencia }, { signal });
  return { id_evaluacion, numero_intento, notaminima, adelanto, preguntas };
}

/** The answers that the server keeps of an attempt; undefined when it is no longer the open one. */
export async function fetchRespuestas(ocurrencia: Ocurrencia, id_evaluacion: number): Promise<Respuestas | undefined> {
  const preguntas = await call(api.pregunta.cuestionario, { body: ocurrencia });
  return preguntas[0]?.id_evaluacion === id_evaluacion ? ofServer(preguntas) : undefined;
}

export const useIntento = (ocurrencia: Ocurrencia, enabled: boolean) =>
  useQuery(
    queryOptions({
      queryKey: [...keys.evaluacion.all, 'intento', ocurrencia],
      queryFn: ({ signal }) => openIntento(ocurrencia, signal),
      enabled,
      staleTime: Infinity,
      gcTime: 0,
    }),
  );

/** Rows of the batch: one per answer, or a single one that carries the feedback (P15). */
function toRows({ id_evaluacion, respuestas, escala, comentario }: Draft) {
  const feedback = escala === null ? {} : { escala, comentario };
  const rows = Object.entries(respuestas).map(([pregunta, { respuesta }]) => ({ id_evaluacion, id_pregunta: Number(pregunta), respuesta }));
  if (rows.length === 0) return [{ id_evaluacion, ...feedback }];
  return rows.map((row, index) => (index === 0 ? { ...row, ...feedback } : row));
}

/** Sends the whole questionnaire; repeating it gives the same result once. */
export const sendDraft = (draft: Draft): Promise<Acuse> => call(api.evaluacion.insDetalle, { body: toRows(draft) });

/** An acknowledgement changes the learner's states and figures, the certificates, and the administrator's figures. */
export const useForgetProgress = (): (() => void) => useInvalidate([keys.avance.all, keys.certificado.all, keys.tablero.all]);

/** Keeps one answer on the server too, so that another device can go on; best effort. */
export function saveAnswer(id_evaluacion: number, id_pregunta: number, { respuesta, fecha }: Eleccion): void {
  const body = { id_evaluacion, id_pregunta, respuesta, fecha_respuesta: new Date(fecha).toISOString() };
  void call(api.detalle.ins, { body }).catch(() => undefined);
}

export const useResultado = (id: number) =>
  useQuery(
    queryOptions({
      queryKey: keys.evaluacion.one(id),
      queryFn: ({ signal }) => call(api.evaluacion.resultado, { params: { id } }, { signal }),
    }),
  );

/**
 * A topic without questionnaire: opens its attempt and completes it with the feedback. False, and nothing is sent, when the attempt has
 * questions after all (it was opened while the topic had them).
 */
export const useCompleteSimple = (ocurrencia: Ocurrencia) =>
  useMutation({
    mutationFn: async (feedback: { escala: number; comentario: string }) => {
      const { id_evaluacion, preguntas } = await openIntento(ocurrencia);
      if (preguntas.length > 0) return false;
      await call(api.evaluacion.insDetalle, { body: [{ id_evaluacion, ...feedback }] });
      return true;
    },
  });
