import { type ContenidoFila, contenidoMaestro } from '@portal/contract/contenido';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { ownerName } from '../../db/owned.ts';
import { commonOrInScope } from '../../db/scope.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';

export const contenidoRows = masterRows({
  definition: contenidoMaestro,
  table: 'contenido',
  alias: 'c',
  from: sql`contenido c left join tema t on t.id_tema = c.id_tema`,
  inScope: (
    scope,
  ) => sql<boolean>`(exists (select from tema suyo where suyo.id_tema = fila.id_tema and ${commonOrInScope(scope, 'suyo.id_empresa')})
    or fila.id_tema is null)`,
  computed: { tema: sql`t.titulo`, id_empresa: sql`t.id_empresa`, empresa: ownerName('t') },
});

export const findContenidosOfTema = async (db: Executor, id_tema: number): Promise<ContenidoFila[]> =>
  (await sql<ContenidoFila>`${contenidoRows.select} where c.id_tema = ${id_tema} order by c.numero_orden, c.id_contenido`.execute(db)).rows;
