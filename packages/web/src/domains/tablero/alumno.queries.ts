import type { avanceApi } from '@portal/contract/avance';
import { useQuery } from '@tanstack/react-query';
import type { AddressOf } from '../../core/client/client.ts';
import { callKept } from '../../core/offline/kept-call.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useDeferredQuery } from '../../core/use-deferred-query.ts';
import { useUser } from '../../core/session/session.ts';

const PANEL: AddressOf<typeof avanceApi.panel> = { method: 'GET', path: '/usuario/panel' };

/** Fetches the panel of the signed-in learner by one call, which also logs the visit (P61). */
export function usePanel() {
  const { id } = useUser();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...keysOf('avance').all, 'panel', id],
    queryFn: ({ signal }) => callKept(PANEL, {}, { signal }),
  });
  return useDeferredQuery({ data, error, isPending, refetch });
}
