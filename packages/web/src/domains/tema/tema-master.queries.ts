import { api, type ResponseOf, type TemaFila } from '@portal/contract';
import { call } from '../../core/client/client.ts';
import { type Item, masterQueries } from '../../core/master/master-queries.ts';

/** A topic with its questions in their order, as the form edits both. */
export type TemaEditado = TemaFila & { readonly vinculadas: Item[] };

type Pregunta = ResponseOf<typeof api.pregunta.sellst>[number];
/** A question in a list of records to choose from. */
export const preguntaItem = ({ id_pregunta, pregunta, categoria, codigo_estado }: Pregunta): Item => ({
  id: id_pregunta,
  codigo: categoria,
  titulo: pregunta,
  codigo_estado,
});

/** Topics as a master; the list's call wants a category in its path, 0 for all (P89). */
export const temas = masterQueries<TemaFila, TemaEditado>({
  name: 'tema',
  key: 'id_tema',
  api: api.tema,
  listParams: { x: '0' },
  children: async (id, signal) => ({ vinculadas: (await call(api.pregunta.ofTema, { params: { id } }, { signal })).map(preguntaItem) }),
});
