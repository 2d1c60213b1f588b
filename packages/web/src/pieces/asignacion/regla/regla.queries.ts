import { asignacionApi, type CondicionRegla, type ReglaFila, reglaLista } from '@portal/contract/asignacion';
import type { ListInput } from '@portal/contract/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';
import type { Simulate } from '../simulacion/simulacion.queries.ts';

/** Below the lists of assignments, which every assigning invalidates. */
const REGLAS = [...keysOf('asignacion').lists, 'reglas'];

/** Fetches one page of the rules. */
export const useReglas = (query: ListInput) =>
  usePage([...REGLAS, query], (signal) => callPage(asignacionApi.reglas, { query: reglaLista.query.parse(query) }, { signal }));

/** Downloads the rules. */
export const downloadReglas: ListDownload = (query, options) =>
  download(asignacionApi.reglas, { query: reglaLista.query.parse(query) }, options);

/** Fetches the rules that name a parameter. */
export const useReglasDe = (id: number) =>
  useQuery({
    queryKey: [...REGLAS, 'parametro', id],
    queryFn: ({ signal }) => call(asignacionApi.reglasDe, { params: { id } }, { signal }),
  });

/** Fetches a rule to start another one from; disabled without an id. */
export const useRegla = (id: number | undefined) =>
  useQuery({
    queryKey: [...REGLAS, 'una', id],
    queryFn: ({ signal }) => call(asignacionApi.regla, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
    // A refetch would replace the person's edits of it.
    staleTime: Infinity,
  });

/** Withdraws a rule (2) or puts it in force again (1). */
export const useEstadoRegla = () =>
  useMutation({
    mutationFn: ({ id_regla, version, codigo_estado }: Pick<ReglaFila, 'id_regla' | 'version'> & { codigo_estado: 1 | 2 }) =>
      call(asignacionApi.estadoRegla, { body: { id_regla, version, codigo_estado } }),
    onSettled: useInvalidate([keysOf('asignacion').lists, keysOf('usuario').all, keysOf('tablero').all, keysOf('avance').all]),
  });

/** A rule that is not stored yet. */
export interface NuevaRegla {
  readonly planes: readonly number[];
  readonly nombre: string;
  readonly condicion: CondicionRegla;
  readonly reabrir: boolean;
}

/** Simulates a rule. */
export const simulateRegla =
  ({ planes, nombre, condicion, reabrir }: NuevaRegla): Simulate =>
  (avisar, options) =>
    call(asignacionApi.simularRegla, { body: { planes: [...planes], condicion, reabrir, avisar, ...(nombre && { nombre }) } }, options);
