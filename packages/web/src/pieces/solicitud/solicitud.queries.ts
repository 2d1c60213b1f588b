import { api, type RequestOf, solicitudMaestro } from '@portal/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const { solicitud } = api;
const PROPIAS = [...keysOf('solicitud').all, 'propias'];

/** Register of requests as a master (P163). */
export const solicitudes = masterQueries(solicitudMaestro, {
  keys: keysOf('solicitud'),
  invalidates: [],
  children: noChildren,
  paged: true,
});

/** Fetches the requests of the signed-in person. */
export const usePropias = () => useQuery({ queryKey: PROPIAS, queryFn: ({ signal }) => call(solicitud.propias, {}, { signal }) });

/** Files a request of the signed-in person. */
export const usePedir = () =>
  useMutation({
    mutationFn: (body: RequestOf<typeof solicitud.pedir>['body']) => call(solicitud.pedir, { body }),
    onSuccess: useInvalidate([PROPIAS]),
  });
