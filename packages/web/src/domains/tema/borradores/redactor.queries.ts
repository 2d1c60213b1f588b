import type { CallOf } from '@portal/contract/core';
import { type Redaccion, redactorApi, type RedactorTema } from '@portal/contract/redactor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useMayCall } from '../../../core/session/may-call.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';
import { inForm } from '../../../pieces/pregunta/pregunta.queries.ts';

const KEYS = keysOf('redactor');
/** Interval at which a running request is read. */
const EVERY_MS = 1500;

/** Data that an accepted draft changes besides. */
const CHANGED = (['pregunta', 'tema'] as const).map((domain) => keysOf(domain).all);

/** Question as it is accepted. */
export type PreguntaAceptada = CallOf<typeof redactorApi.aceptar>['body']['pregunta'];

/** Returns whether a request still waits for the model. */
export const isRunning = ({ estado }: Pick<Redaccion, 'estado'>): boolean => estado === 'pendiente' || estado === 'enviada';

/** Fetches the service that writes drafts; it changes only with a restart of the portal. */
export function useServicio() {
  const may = useMayCall();
  return useQuery({
    queryKey: [...KEYS.all, 'activo'],
    queryFn: ({ signal }) => call(redactorApi.activo, {}, { signal }),
    staleTime: Infinity,
    enabled: may(redactorApi.activo),
  });
}

/** Fetches requests and drafts of a topic, again and again while a request runs. */
export const useRedactor = (id: number) =>
  useQuery({
    queryKey: KEYS.one(id),
    queryFn: ({ signal }) => call(redactorApi.ofTema, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.redacciones.some(isRunning) ? EVERY_MS : false),
  });

/** Fetches the words that a request sent and received. */
export const useIntercambio = (id: number) =>
  useQuery({
    queryKey: [...KEYS.all, 'intercambio', id],
    queryFn: ({ signal }) => call(redactorApi.intercambio, { params: { id } }, { signal }),
  });

/** Asks for drafts. */
export const usePedir = (id_tema: number) =>
  useMutation({
    mutationFn: (body: CallOf<typeof redactorApi.pedir>['body']) => call(redactorApi.pedir, { body }),
    onSettled: useInvalidate([KEYS.one(id_tema)]),
  });

/** Returns the function that takes drafts out of what the screen shows, before the server is asked again. */
function useTakeOut(id_tema: number): (ids: readonly number[]) => void {
  const queries = useQueryClient();
  return (ids) =>
    queries.setQueryData<RedactorTema>(
      KEYS.one(id_tema),
      (data) => data && { ...data, borradores: data.borradores.filter((one) => !ids.includes(one.id_redaccion_borrador)) },
    );
}

/** Stores a draft as a question of the bank and of the topic; a refusal names the fields of the question's form. */
export function useAceptar(id_tema: number) {
  const takeOut = useTakeOut(id_tema);
  return useMutation({
    mutationFn: (body: CallOf<typeof redactorApi.aceptar>['body']) => inForm(() => call(redactorApi.aceptar, { body })),
    onSuccess: (_done, { id_redaccion_borrador }) => takeOut([Number(id_redaccion_borrador)]),
    onSettled: useInvalidate([KEYS.one(id_tema), ...CHANGED]),
  });
}

/** Discards drafts of a topic. */
export function useDescartar(id_tema: number) {
  const takeOut = useTakeOut(id_tema);
  return useMutation({
    mutationFn: (ids: number[]) => call(redactorApi.descartar, { body: { id_tema, ids } }),
    onSuccess: (_done, ids) => takeOut(ids),
    onSettled: useInvalidate([KEYS.one(id_tema)]),
  });
}
