import type { ListInput, ResponseOf } from '@portal/contract/core';
import { type ParejaUnion, unionApi, unionLista } from '@portal/contract/union';
import { usuarioApi } from '@portal/contract/usuario';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** Handler of a join: its answer, and the two records. */
export type OnJoined = (hecha: ResponseOf<typeof unionApi.confirmar>, pareja: ParejaUnion) => void;

const KEYS = keysOf('union');

/** Decisions follow these answers: never cached. */
const FRESH = { gcTime: 0, staleTime: 0, retry: false } as const;

/** Shows what a join would do; does nothing until both records are known. */
export const useSimulada = (pareja: ParejaUnion | undefined) =>
  useQuery({
    queryKey: [...KEYS.all, 'simulada', pareja],
    queryFn: ({ signal }) => call(unionApi.simular, { body: pareja! }, { signal }),
    enabled: pareja !== undefined,
    ...FRESH,
  });

/** Shows what taking a join back would do. */
export const useVuelta = (id_union: number) =>
  useQuery({
    queryKey: [...KEYS.all, 'vuelta', id_union],
    queryFn: ({ signal }) => call(unionApi.simularDeshacer, { body: { id_union } }, { signal }),
    ...FRESH,
  });

/** Fetches the people who may be a person entered twice. */
export const useParecidas = (id: number) =>
  useQuery({
    queryKey: [...KEYS.all, 'parecidas', id],
    queryFn: ({ signal }) => call(usuarioApi.parecidas, { params: { id } }, { signal }),
    ...FRESH,
  });

const useInvalidateAll = () =>
  useInvalidate([KEYS.lists, ...(['empresa', 'parametro', 'dominio', 'usuario', 'asignacion'] as const).map((group) => keysOf(group).all)]);

/** Joins two records as they were shown. `onJoined` runs before anything is read again: a page of the joined record leaves it then. */
export const useUnir = (onJoined?: OnJoined) =>
  useMutation({
    mutationFn: (body: ParejaUnion & { readonly huella: string }) => call(unionApi.confirmar, { body }),
    ...(onJoined && { onSuccess: onJoined }),
    onSettled: useInvalidateAll(),
  });

/** Takes a join back. */
export const useSeparar = () =>
  useMutation({
    mutationFn: (id_union: number) => call(unionApi.deshacer, { body: { id_union } }),
    onSettled: useInvalidateAll(),
  });

/** Fetches one page of the joins. */
export const useUniones = (query: ListInput) =>
  usePage([...KEYS.lists, query], (signal) => callPage(unionApi.sellst, { query: unionLista.query.parse(query) }, { signal }));

/** Downloads the joins. */
export const downloadUniones: ListDownload = (query, options) =>
  download(unionApi.sellst, { query: unionLista.query.parse(query) }, options);
