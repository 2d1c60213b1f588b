import { calendarioApi } from '@portal/contract/calendario';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const keys = keysOf('calendario');

/** Fetches since when the person has an address of a calendar; always stale, because another device may replace it. */
export const useEnlace = () =>
  useQuery({ queryKey: keys.all, queryFn: ({ signal }) => call(calendarioApi.sel, {}, { signal }), staleTime: 0 });

/** Makes an address, or another one in its place; it is never sent again. */
export const useCreateEnlace = () => useMutation({ mutationFn: () => call(calendarioApi.ins, {}), onSuccess: useInvalidate([keys.all]) });

/** Takes the address back. */
export const useRemoveEnlace = () => useMutation({ mutationFn: () => call(calendarioApi.del, {}), onSuccess: useInvalidate([keys.all]) });
