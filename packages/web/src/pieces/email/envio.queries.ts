import type { CallOf } from '@portal/contract/core';
import { emailApi, type LoteCorreo } from '@portal/contract/email';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** Interval at which the progress of a running send is read. */
const EVERY_MS = 2000;

/** Returns whether messages of a send are on their way. */
export const isRunning = ({ servidor, pendiente }: LoteCorreo): boolean => servidor && pendiente > 0;

/** Fetches the progress of a bulk send, again and again while it runs. */
export const useLote = (lote: number) =>
  useQuery({
    queryKey: [...keysOf('email').all, 'lote', lote],
    queryFn: ({ signal }) => call(emailApi.lote, { params: { id: lote } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? EVERY_MS : false),
  });

/** Discards what is left of a bulk send. */
export const useCancelar = () =>
  useMutation({
    mutationFn: (lote: number) => call(emailApi.cancelar, { body: { lote } }),
    onSettled: useInvalidate([keysOf('email').all]),
  });

type Aviso = Exclude<CallOf<typeof emailApi.asigna>['body'], readonly unknown[]>;
/** Assignments that a letter lists: by id, or as a selection of their list. */
export type Avisables = Aviso['asignaciones'];

/** Counts how many letters would go to whom; never cached, because a decision follows. Not below the outbox, which a send invalidates. */
export const useAvisoPrevisto = (asignaciones: Avisables) =>
  useQuery({
    queryKey: [...keysOf('asignacion').all, 'aviso', asignaciones],
    queryFn: ({ signal }) => call(emailApi.asigna, { body: { asignaciones, simular: 1 } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** Queues the letters. */
export const useAvisar = () =>
  useMutation({
    mutationFn: (asignaciones: Avisables) => call(emailApi.asigna, { body: { asignaciones } }),
    onSettled: useInvalidate([keysOf('email').all]),
  });
