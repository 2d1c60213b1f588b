import type { ListInput, RequestOf } from '@portal/contract/core';
import { scimApi, scimTokenLista } from '@portal/contract/scim';
import { useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const requestOf = (query: ListInput) => ({ query: scimTokenLista.query.parse(query) });

/** Fetches one page of the tokens; always stale, because providers use them meanwhile. */
export const useScimTokens = (query: ListInput) =>
  usePage(keysOf('scim').list(query), (signal) => callPage(scimApi.sellst, requestOf(query), { signal }), { staleTime: 0 });

/** Downloads the tokens that match as a file. */
export const downloadScimTokens: ListDownload = (query, options) => download(scimApi.sellst, requestOf(query), options);

/** Makes a token; it is never sent again. */
export const useCreateScimToken = () =>
  useMutation({
    mutationFn: (body: RequestOf<typeof scimApi.ins>['body']) => call(scimApi.ins, { body }),
    onSuccess: useInvalidate([keysOf('scim').all]),
  });

/** Revokes a token. */
export const useRevokeScimToken = () =>
  useMutation({
    mutationFn: (id_scim_token: number) => call(scimApi.revocar, { body: { id_scim_token } }),
    onSuccess: useInvalidate([keysOf('scim').all]),
  });
