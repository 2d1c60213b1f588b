import type { ResponseOf } from '@portal/contract/core';
import { type moduloApi, type ModuloFila, moduloMaestro } from '@portal/contract/modulo';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { ownerName } from '../../db/owned.ts';
import { commonOrInScope } from '../../db/scope.ts';
import { linkTable } from '../../db/link-table.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';

type Modulo = typeof moduloApi;

const SOURCE = sql`modulo m join parametro g on g.id_dominio = m.dominio_categoria and g.codigo_parametro = m.codigo_categoria`;

/** Data access of modules; the aliases in every list are `m`, and `g` for the category. */
export const moduloRows = masterRows({
  definition: moduloMaestro,
  table: 'modulo',
  alias: 'm',
  from: SOURCE,
  inScope: (scope) => commonOrInScope(scope, 'fila.id_empresa'),
  computed: {
    empresa: ownerName('m'),
    categoria: sql`g.parametro`,
    curso: sql`(select count(*)::integer from curso_modulo l where l.id_modulo = m.id_modulo)`,
    tema: sql`(select count(*)::integer from tema_modulo l where l.id_modulo = m.id_modulo)`,
  },
});
const COLUMNS = moduloRows.columns;

export const moduloTemas = linkTable({ table: 'tema_modulo', parent: 'modulo', child: 'tema', extra: ['cuestionario'] });
export const cursoModulos = linkTable({ table: 'curso_modulo', parent: 'curso', child: 'modulo' });

type Placed = ResponseOf<Modulo['ofCurso']>[number];

/** Lists modules with their course and order in it; `filter` continues the `from`. */
const findPlaced = async (db: Executor, filter: RawBuilder<unknown>): Promise<Placed[]> =>
  (
    await sql<Placed>`
      select ${COLUMNS}, cm.id_curso, c.titulo as curso_titulo, cm.numero_orden, cm.id_curso_modulo
      from ${SOURCE} join curso_modulo cm on cm.id_modulo = m.id_modulo join curso c on c.id_curso = cm.id_curso
      ${filter}`.execute(db)
  ).rows;

export const findModulosOfCurso = (db: Executor, id: number): Promise<Placed[]> =>
  findPlaced(db, sql`where cm.id_curso = ${id} order by cm.numero_orden, cm.id_curso_modulo`);

export const findModulosOfPrograma = (db: Executor, id: number): Promise<Placed[]> =>
  findPlaced(
    db,
    sql`join programa_curso pc on pc.id_curso = c.id_curso where pc.id_programa = ${id}
      order by pc.numero_orden, pc.id_programa_curso, cm.numero_orden, cm.id_curso_modulo`,
  );

export const findModulosOfPlan = (db: Executor, id: number): Promise<Placed[]> =>
  findPlaced(
    db,
    sql`join programa_curso pc on pc.id_curso = c.id_curso join planestudio_programa pp on pp.id_programa = pc.id_programa
      where pp.id_planestudio = ${id}
      order by pp.numero_orden, pp.id_planestudio_programa, pc.numero_orden, pc.id_programa_curso, cm.numero_orden, cm.id_curso_modulo`,
  );

export const findModulosOfTema = async (db: Executor, id: number): Promise<ModuloFila[]> =>
  (
    await sql<ModuloFila>`
      select ${COLUMNS} from ${SOURCE} join tema_modulo l on l.id_modulo = m.id_modulo
      where l.id_tema = ${id} order by orden_texto(m.titulo) collate "C"`.execute(db)
  ).rows;

/** Lists the records that reference a module (P29). */
export const findDependents = async (
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; cursos: string[]; evaluaciones: number }[]> =>
  (
    await sql<{ id: number; cursos: string[]; evaluaciones: number }>`
      select r.id,
        array(select c.titulo from curso_modulo l join curso c using (id_curso) where l.id_modulo = r.id order by orden_texto(c.titulo) collate "C") as cursos,
        (select count(*)::integer from evaluacion where id_modulo = r.id) as evaluaciones
      from unnest(${[...ids]}::integer[]) as r(id)`.execute(db)
  ).rows;
