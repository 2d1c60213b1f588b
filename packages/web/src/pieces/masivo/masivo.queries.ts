import type { ListInput, Selection } from '@portal/contract/core';
import {
  type ActoPersonas,
  MAESTROS_MASIVO,
  type MaestroMasivo,
  masivoApi,
  masivoFilas,
  masivoLista,
  type OperacionMasiva,
} from '@portal/contract/masivo';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const KEYS = keysOf('masivo');
/** Interval at which the progress of a running operation is read. */
const EVERY_MS = 1500;

/** Act on records of a master, without them. */
export interface ActoDeMaestro {
  readonly de: MaestroMasivo;
  /** Table of the parameters. */
  readonly id_dominio?: number | undefined;
  readonly acto: object;
}

/** Change that a dialog shows before it happens: an act on people or records of a master, or taking an operation back. */
export type Pedido =
  | { readonly acto: ActoPersonas; readonly seleccion: Selection }
  | (ActoDeMaestro & { readonly seleccion: Selection })
  | { readonly deshacer: number };

/** Asks the call for the master of an act, with a body that its schema accepts. */
function askMaestro(pedido: ActoDeMaestro & { readonly seleccion: Selection }, signal: AbortSignal) {
  const { contenido, maestro } = masivoApi;
  return pedido.de === 'empresa' || pedido.de === 'parametro'
    ? call(maestro, { body: maestro.body.parse(pedido) }, { signal })
    : call(contenido, { body: contenido.body.parse(pedido) }, { signal });
}

function ask(pedido: Pedido, signal: AbortSignal) {
  if ('deshacer' in pedido) return call(masivoApi.deshacer, { body: { id_masivo: pedido.deshacer } }, { signal });
  if ('de' in pedido) return askMaestro(pedido, signal);
  return call(masivoApi.simular, { body: masivoApi.simular.body.parse(pedido) }, { signal });
}

/** Shows what would follow; never cached, because a decision follows. Does nothing until the act is complete. */
export const useSimulada = (pedido: Pedido | undefined) =>
  useQuery({
    queryKey: [...KEYS.all, 'simulada', pedido],
    queryFn: ({ signal }) => ask(pedido!, signal),
    enabled: pedido !== undefined,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

/** Keys of the data that acts on many change. */
const CHANGED = ([...MAESTROS_MASIVO, 'usuario', 'asignacion', 'contenido', 'tablero', 'avance'] as const).map(
  (domain) => keysOf(domain).all,
);

const useInvalidateAll = () => useInvalidate([KEYS.lists, ...CHANGED]);

/** Confirms what was shown. */
export const useConfirmar = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly id_masivo: number; readonly motivo: string }) => call(masivoApi.confirmar, { body }),
    onSuccess: (operacion) => queries.setQueryData(KEYS.one(operacion.id_masivo), operacion),
    onSettled: useInvalidateAll(),
  });
};

/** Stops an operation. */
export const useDetener = () =>
  useMutation({
    mutationFn: (id_masivo: number) => call(masivoApi.cancelar, { body: { id_masivo } }),
    onSettled: useInvalidate([KEYS.all]),
  });

const isRunning = ({ estado }: OperacionMasiva): boolean => estado === 'pendiente';

/** Fetches an operation, again and again while it runs; the lists of people follow when it ends. */
export function useMasivo(id: number) {
  const query = useQuery({
    queryKey: KEYS.one(id),
    queryFn: ({ signal }) => call(masivoApi.sel, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? EVERY_MS : false),
  });
  const invalidate = useInvalidateAll();
  const estado = query.data?.estado;
  // The function is another one with each rendering; only the end matters.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => invalidate(), [estado]);
  return query;
}

/** Fetches one page of the operations. */
export const useMasivos = (query: ListInput) =>
  usePage([...KEYS.lists, query], (signal) => callPage(masivoApi.sellst, { query: masivoLista.query.parse(query) }, { signal }));

/** Downloads the operations. */
export const downloadMasivos: ListDownload = (query, options) =>
  download(masivoApi.sellst, { query: masivoLista.query.parse(query) }, options);

/** Fetches one page of the people of an operation. */
export const useFilasMasivas = ({ id_masivo, estado, hechas }: OperacionMasiva, query: ListInput) =>
  usePage([...KEYS.all, 'filas', id_masivo, estado, hechas, query], (signal) =>
    callPage(masivoApi.filas, { params: { id: id_masivo }, query: masivoFilas.query.parse(query) }, { signal }),
  );

/** Downloads the people of an operation, those with a reason too. */
export const downloadFilasMasivas =
  (id: number): ListDownload =>
  (query, options) =>
    download(masivoApi.filas, { params: { id }, query: masivoFilas.query.parse(query) }, options);
