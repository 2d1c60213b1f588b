import { moduloApi, moduloMaestro } from '@portal/contract/modulo';
import { temaApi } from '@portal/contract/tema';
import { call } from '../../core/client/client.ts';
import { type Item, itemOf } from '../../core/master/item.ts';
import { masterQueries } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Topic within a module; `cuestionario` is 1 with its questionnaire, 0 without. */
export interface TemaItem extends Item {
  readonly cuestionario: number;
}

const toItem = itemOf('id_tema');

/** Modules as a master; a module is edited together with its topics. */
export const modulos = masterQueries(moduloMaestro, {
  keys: keysOf('modulo'),
  invalidates: [keysOf('curso').lists, keysOf('tema').lists, keysOf('planestudio').all, keysOf('avance').all, keysOf('tablero').all],
  children: async (id, signal) => ({
    temas: (await call(temaApi.ofModulo, { params: { id } }, { signal })).map((row) => ({
      ...toItem(row),
      cuestionario: row.cuestionario,
    })),
  }),
  duplicate: moduloApi.duplicar,
});
