import { type ContenidoFila, contenidoMaestro } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';

export const contenidoRows = masterRows({
  definition: contenidoMaestro,
  table: 'contenido',
  alias: 'c',
  from: sql`contenido c left join tema t on t.id_tema = c.id_tema`,
  computed: { tema: sql`t.titulo` },
});

export const findContenidosOfTema = async (db: Executor, id_tema: number): Promise<ContenidoFila[]> =>
  (await sql<ContenidoFila>`${contenidoRows.select} where c.id_tema = ${id_tema} order by c.numero_orden, c.id_contenido`.execute(db)).rows;
