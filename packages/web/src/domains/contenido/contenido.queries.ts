import { contenidoApi, contenidoMaestro } from '@portal/contract/contenido';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Content items as a master; the update call has the id in its path (P89). */
export const contenidos = masterQueries(contenidoMaestro, {
  keys: keysOf('contenido'),
  invalidates: [keysOf('tema').all, keysOf('avance').all],
  children: noChildren,
  requests: {
    update: ({ id, version, values }) =>
      call(contenidoApi.upd, { params: { id }, body: { ...values, version } }).then((saved) => ({ id, ...saved })),
  },
});
