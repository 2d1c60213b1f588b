import type { CallOf } from '@portal/contract/core';
import { planestudioApi } from '@portal/contract/planestudio';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { serverNow } from '../client/server-clock.ts';
import { keysOf } from '../query-keys.ts';

const COPIAS = [...keysOf('planestudio').all, 'copias'];

const DAYS_MS = 2 * 24 * 3_600_000;

/** Returns whether a record is young enough to be a copy that can still be taken back; of the day of its making the hour may be unknown. */
export function isRecent(row: object): boolean {
  const made = 'fecha_creacion' in row && typeof row.fecha_creacion === 'string' ? Date.parse(row.fecha_creacion) : Number.NaN;
  return !(made < serverNow() - DAYS_MS);
}

/** Fetches the own copy of the last day that made a record; undefined without one. */
export const useCopiaDe = (tabla: string, id: number, enabled: boolean) =>
  useQuery({
    queryKey: COPIAS,
    queryFn: ({ signal }) => call(planestudioApi.copias, {}, { signal }),
    enabled,
    select: (copias) => copias.find((one) => one.tabla === tabla && one.id === id),
  }).data;

/** Fetches what a copy of a plan that takes its rules would take. */
export const useReglasDeCopia = (id: number) =>
  useQuery({
    queryKey: [...COPIAS, 'reglas', id],
    queryFn: ({ signal }) => call(planestudioApi.reglasDeCopia, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Takes a copy back, or with `simular` says what would go. A removal invalidates everything: a copy makes records of six masters. */
export function useUndoCopia() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof planestudioApi.deshacerCopia>['body']) => call(planestudioApi.deshacerCopia, { body }),
    onSuccess: (_done, { simular }) => {
      if (simular !== 1) void queries.invalidateQueries({ refetchType: 'none' });
    },
  });
}
