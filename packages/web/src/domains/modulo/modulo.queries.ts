import { api, type ModuloFila } from '@portal/contract';
import { call } from '../../core/client/client.ts';
import { type Item, itemOf, masterQueries } from '../../core/master/master-queries.ts';

/** A topic where it stands in a module: with its questionnaire (1) or without (0). */
export interface TemaItem extends Item {
  readonly cuestionario: number;
}

const toItem = itemOf('id_tema');

/** Modules as a master; the form edits a module with its topics. */
export const modulos = masterQueries<ModuloFila, ModuloFila & { temas: TemaItem[] }>({
  name: 'modulo',
  key: 'id_modulo',
  api: api.modulo,
  children: async (id, signal) => ({
    temas: (await call(api.tema.ofModulo, { params: { id } }, { signal })).map((row) => ({
      ...toItem(row),
      cuestionario: row.cuestionario,
    })),
  }),
});
