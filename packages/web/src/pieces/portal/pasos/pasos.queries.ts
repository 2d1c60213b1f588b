import { portalApi } from '@portal/contract/portal';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Fetches which first steps are done; asked again on every visit of the screen, because each may be done elsewhere. */
export const usePasos = (enabled: boolean) =>
  useQuery({
    queryKey: [...keysOf('navegacion').all, 'pasos'],
    queryFn: ({ signal }) => call(portalApi.pasos, {}, { signal }),
    staleTime: 0,
    enabled,
  });
