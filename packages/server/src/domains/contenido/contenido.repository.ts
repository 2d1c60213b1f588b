import type { ContenidoFila } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';

const SELECT = sql<ContenidoFila>`
  select c.id_contenido, c.id_tema, t.titulo as tema, c.codigo_tipo, c.contenido, c.descripcion, c.url, c.subtitulos, c.codigo_estado,
    c.numero_orden, c.usuario_creacion, c.usuario_modificacion, c.fecha_creacion, c.fecha_modificacion, c.version
  from contenido c left join tema t on t.id_tema = c.id_tema`;

export const contenidoRows = masterRows<ContenidoFila>({
  table: 'contenido',
  key: 'id_contenido',
  select: SELECT,
  own: ['id_tema', 'codigo_tipo', 'contenido', 'descripcion', 'url', 'subtitulos', 'codigo_estado', 'numero_orden'],
  list: {
    order: { contenido: 'texto', tema: 'texto', codigo_tipo: 'texto', url: 'texto', numero_orden: 'valor' },
    search: ['contenido', 'descripcion', 'tema', 'url'],
    fallback: '-id_contenido',
  },
});

export const findContenidosOfTema = async (db: Executor, id_tema: number): Promise<ContenidoFila[]> =>
  (await sql<ContenidoFila>`${SELECT} where c.id_tema = ${id_tema} order by c.numero_orden, c.id_contenido`.execute(db)).rows;
