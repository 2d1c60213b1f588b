import { dominioApi, dominioMaestro } from '@portal/contract/dominio';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { useOne } from '../../core/master/use-master.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Parameter tables as a master (P84); the update call has the id in its path (P89). */
export const dominios = masterQueries(dominioMaestro, {
  keys: keysOf('dominio'),
  invalidates: [],
  children: noChildren,
  requests: {
    update: ({ id, version, values }) =>
      call(dominioApi.upd, { params: { id }, body: { ...values, version } }).then((saved) => ({ id, ...saved })),
  },
});

/** Fetches one parameter table; disabled without an id. */
export const useDominio = (id: number | undefined) => useOne(dominios, id);
