import { ausenciaApi, ausenciaMaestro } from '@portal/contract/ausencia';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Absences as a master (P43). */
export const ausencias = masterQueries(ausenciaMaestro, {
  keys: keysOf('ausencia'),
  invalidates: [keysOf('equipo').all],
  children: noChildren,
  paged: true,
});

/** Fetches the absences of a person, the latest first. */
export const useAusenciasOf = (id: number) =>
  useQuery({
    queryKey: [...keysOf('ausencia').all, 'persona', id],
    queryFn: ({ signal }) => call(ausenciaApi.ofUsuario, { params: { id } }, { signal }),
  });
