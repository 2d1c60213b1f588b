import { api, moduloMaestro } from '@portal/contract';
import { call } from '../../core/client/client.ts';
import { type Item, itemOf } from '../../core/master/item.ts';
import { masterQueries } from '../../core/master/master-queries.ts';
import { keys } from '../../core/query-keys.ts';

/** A topic where it stands in a module: with its questionnaire (1) or without (0). */
export interface TemaItem extends Item {
  readonly cuestionario: number;
}

const toItem = itemOf('id_tema');

/** Modules as a master; the form edits a module with its topics. */
export const modulos = masterQueries(moduloMaestro, {
  keys: keys.modulo,
  touches: [keys.curso.lists, keys.tema.lists, keys.planestudio.all, keys.avance.all, keys.tablero.all],
  children: async (id, signal) => ({
    temas: (await call(api.tema.ofModulo, { params: { id } }, { signal })).map((row) => ({
      ...toItem(row),
      cuestionario: row.cuestionario,
    })),
  }),
  duplicate: api.modulo.duplicar,
});
