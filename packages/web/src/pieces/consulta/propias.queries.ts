import type { ConsultaPropia, consultaApi } from '@portal/contract/consulta';
import { LIMITES_CONSULTA } from '@portal/contract/limites';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { CONSULTA, type ConsultaNueva } from './deliver.queries.ts';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { callKept } from '../../core/offline/kept-call.ts';
import { submit } from '../../core/offline/offline.ts';
import { useEntries } from '../../core/offline/use-offline.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const PROPIAS: AddressOf<typeof consultaApi.propias> = { method: 'GET', path: '/consulta/propias' };
const LEIDAS: AddressOf<typeof consultaApi.leidas> = { method: 'POST', path: '/consulta/leidas' };
const KEY = [...keysOf('consulta').all, 'propias'];

const lastOf = (rows: readonly ConsultaPropia[]) => (rows.length < LIMITES_CONSULTA.pagina ? undefined : rows.at(-1)?.id_consulta);

/** Fetches the questions of the signed-in person by portions, of one topic or of all; without a connection those of earlier. */
export const usePropias = (id_tema?: number) => {
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: [...KEY, id, id_tema ?? 0],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...(id_tema && { id_tema }), ...(pageParam && { antes: pageParam }) };
      return callKept(PROPIAS, { query }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: lastOf,
    staleTime: 0,
  });
};

/** Sends a question by the outbox, under the key that makes it one however often it is sent. */
export function usePreguntar() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (body: ConsultaNueva) => submit(id, { id: `${CONSULTA}-${body.clave}`, kind: CONSULTA, body }),
    onSuccess: useInvalidate([KEY]),
  });
}

/** Questions of the signed-in person that wait for the connection, of one topic or of all, the latest first. */
export const useEnEspera = (id_tema?: number) =>
  useEntries()
    .filter(({ kind, state }) => kind === CONSULTA && state === 'espera')
    .map(({ id, moment, body }) => ({ id, moment, ...(body as ConsultaNueva) }))
    .filter((consulta) => id_tema === undefined || consulta.id_tema === id_tema)
    .toReversed();

/** Notes that the person saw answers. */
export const useLeidas = () =>
  useMutation({
    mutationFn: (ids: number[]) => callByAddress(LEIDAS, { body: { ids } }),
    onSuccess: useInvalidate([[...keysOf('avance').all, 'panel']]),
  });
