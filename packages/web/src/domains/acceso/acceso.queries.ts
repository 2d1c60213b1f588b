import { accesoApi, accesoLista } from '@portal/contract/acceso';
import type { CallOf, ListInput } from '@portal/contract/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

type Acceso = typeof accesoApi;

const requestOf = (query: ListInput) => ({ query: accesoLista.query.parse(query) });

/** Fetches one page of the accesses. */
export const useAccesos = (query: ListInput) =>
  usePage(keysOf('acceso').list(query), (signal) => callPage(accesoApi.sellst, requestOf(query), { signal }));

/** Downloads the accesses that match as a file. */
export const downloadAccesos: ListDownload = (query, options) => download(accesoApi.sellst, requestOf(query), options);

/** Fetches the access of a person. */
export const useAcceso = (id: number) =>
  useQuery({
    queryKey: keysOf('acceso').one(id),
    queryFn: ({ signal }) => call(accesoApi.sel, { params: { id } }, { signal }),
    // An older one would be refused for its version on saving.
    staleTime: 0,
  });

const useChanged = () => useInvalidate([keysOf('acceso').all, keysOf('usuario').all]);

/** Creates the account of a person with a role. */
export const useCreateAcceso = () =>
  useMutation({ mutationFn: (body: CallOf<Acceso['ins']>['body']) => call(accesoApi.ins, { body }), onSuccess: useChanged() });

/** Gives a role to a stored person. */
export const useGrantAcceso = () =>
  useMutation({
    mutationFn: (body: CallOf<Acceso['insPersona']>['body']) => call(accesoApi.insPersona, { body }),
    onSuccess: useChanged(),
  });

/** Changes role and scope of an access. */
export const useChangeAcceso = () =>
  useMutation({ mutationFn: (body: CallOf<Acceso['upd']>['body']) => call(accesoApi.upd, { body }), onSuccess: useChanged() });

/** Withdraws an access. */
export const useWithdrawAcceso = () =>
  useMutation({ mutationFn: (id: number) => call(accesoApi.del, { params: { id } }), onSuccess: useChanged() });
