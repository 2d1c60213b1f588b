import type { ListInput } from '@portal/contract/core';
import { parametroApi, parametroMaestro } from '@portal/contract/parametro';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Parameters of one table as a master (P84); their list has the table in its path (P89). */
export function parametrosOf(id_dominio: number) {
  const requestOf = (query: ListInput) => ({ params: { id: id_dominio }, query: parametroMaestro.list.query.parse(query) });
  const lists = [...keysOf('parametro').lists, id_dominio];
  return masterQueries(parametroMaestro, {
    keys: { ...keysOf('parametro'), lists, list: (query: ListInput) => [...lists, query] },
    // These records show the code.
    invalidates: [keysOf('dominio').all, keysOf('usuario').all, keysOf('tema').all, keysOf('modulo').all, keysOf('pregunta').all],
    children: noChildren,
    paged: true,
    requests: {
      all: (options) => call(parametroApi.sellst, requestOf({}), options),
      page: (query, options) => callPage(parametroApi.sellst, requestOf(query), options),
      file: (query, options) => download(parametroApi.sellst, requestOf(query), options),
    },
  });
}
