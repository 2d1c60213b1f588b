import type { RequestOf } from '@portal/contract/core';
import { solicitudApi, solicitudMaestro } from '@portal/contract/solicitud';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';
const PROPIAS = [...keysOf('solicitud').all, 'propias'];

/** Register of requests as a master (P163). */
export const solicitudes = masterQueries(solicitudMaestro, {
  keys: keysOf('solicitud'),
  invalidates: [],
  children: noChildren,
  paged: true,
});

/** Fetches the requests of the signed-in person. */
export const usePropias = () => useQuery({ queryKey: PROPIAS, queryFn: ({ signal }) => call(solicitudApi.propias, {}, { signal }) });

/** Files a request of the signed-in person. */
export const usePedir = () =>
  useMutation({
    mutationFn: (body: RequestOf<typeof solicitudApi.pedir>['body']) => call(solicitudApi.pedir, { body }),
    onSuccess: useInvalidate([PROPIAS]),
  });
