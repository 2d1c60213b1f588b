import { api, type ContenidoFila } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries } from '../../core/master/master-queries.ts';

/** Content items as a master. */
export const contenidos = masterQueries<ContenidoFila>({ name: 'contenido', key: 'id_contenido', api: api.contenido });

/** Topics that a content item may belong to. */
export const useTemaOptions = () =>
  useQuery({
    queryKey: ['tema', 'lista'],
    queryFn: ({ signal }) => call(api.tema.sellst, { params: { x: '0' }, query: {} }, { signal }),
    select: (rows) => rows.map(({ id_tema, codigo, titulo }) => ({ value: String(id_tema), label: `${codigo} · ${titulo}` })),
  });
