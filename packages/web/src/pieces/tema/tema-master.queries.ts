import { useQuery } from '@tanstack/react-query';
import { contenidoApi } from '@portal/contract/contenido';
import { ESTADO, type ListInput, type ResponseOf } from '@portal/contract/core';
import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi, temaMaestro } from '@portal/contract/tema';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import type { PreguntaItem } from '../pregunta/pregunta.queries.ts';
import { masterQueries } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

type Pregunta = ResponseOf<typeof preguntaApi.sellst>[number];
/** Returns a question as an item of a list to pick from. */
export const preguntaItem = ({ id_pregunta, pregunta, categoria, codigo_estado, tipo, dificultad }: Pregunta): PreguntaItem => ({
  id: id_pregunta,
  codigo: categoria,
  titulo: pregunta,
  codigo_estado,
  tipo,
  dificultad,
});

/** Returns the request of the list; its path has a category, 0 for all (P89). */
const requestOf = (query: ListInput) => ({ params: { x: '0' }, query: temaMaestro.list.query.parse(query) });

/** Returns the number of active content items of a stored topic; 0 for a new one. */
export function useContenidosActivos(id: number | undefined): number {
  const { data = [] } = useQuery({
    queryKey: [...keysOf('contenido').lists, 'tema', id],
    queryFn: ({ signal }) => call(contenidoApi.ofTema, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
  });
  return data.filter(({ codigo_estado }) => codigo_estado === ESTADO.activo).length;
}

/** Topics as a master; a topic is edited together with its ordered questions. */
export const temas = masterQueries(temaMaestro, {
  keys: keysOf('tema'),
  invalidates: [
    keysOf('modulo').lists,
    keysOf('pregunta').all,
    keysOf('contenido').lists,
    keysOf('planestudio').all,
    keysOf('avance').all,
    keysOf('tablero').all,
  ],
  children: async (id, signal) => ({ preguntas: (await call(preguntaApi.ofTema, { params: { id } }, { signal })).map(preguntaItem) }),
  duplicate: temaApi.duplicar,
  requests: {
    all: (options) => call(temaApi.sellst, { params: { x: '0' }, query: {} }, options),
    page: (query, options) => callPage(temaApi.sellst, requestOf(query), options),
    file: (query, options) => download(temaApi.sellst, requestOf(query), options),
  },
});
