import type { ResponseOf } from '@portal/contract/core';
import { type cursoApi, type CursoFila, cursoMaestro } from '@portal/contract/curso';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { ownerName } from '../../db/owned.ts';
import { commonOrInScope } from '../../db/scope.ts';
import { linkTable } from '../../db/link-table.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';

type Curso = typeof cursoApi;

/** Data access of courses; the alias in every list is `c`. */
export const cursoRows = masterRows({
  definition: cursoMaestro,
  table: 'curso',
  alias: 'c',
  from: sql`curso c`,
  inScope: (scope) => commonOrInScope(scope, 'fila.id_empresa'),
  computed: {
    empresa: ownerName('c'),
    programa: sql`(select count(*)::integer from programa_curso l where l.id_curso = c.id_curso)`,
    modulo: sql`(select count(*)::integer from curso_modulo l where l.id_curso = c.id_curso)`,
  },
});
const COLUMNS = cursoRows.columns;

export const cursoModulos = linkTable({ table: 'curso_modulo', parent: 'curso', child: 'modulo' });
export const programaCursos = linkTable({ table: 'programa_curso', parent: 'programa', child: 'curso' });

export const findCursosOfPlan = async (db: Executor, id: number): Promise<ResponseOf<Curso['ofPlan']>> =>
  (
    await sql<ResponseOf<Curso['ofPlan']>[number]>`
      select ${COLUMNS}, pc.numero_orden, pc.id_programa, p.titulo as programa_titulo
      from planestudio_programa pp join programa p using (id_programa) join programa_curso pc using (id_programa)
      join curso c on c.id_curso = pc.id_curso
      where pp.id_planestudio = ${id}
      order by pp.numero_orden, pp.id_planestudio_programa, pc.numero_orden, pc.id_programa_curso`.execute(db)
  ).rows;

export const findCursosOfPrograma = async (db: Executor, id: number): Promise<ResponseOf<Curso['ofPrograma']>> =>
  (
    await sql<ResponseOf<Curso['ofPrograma']>[number]>`
      select ${COLUMNS}, pc.numero_orden, pc.id_programa_curso, pc.id_programa
      from programa_curso pc join curso c on c.id_curso = pc.id_curso
      where pc.id_programa = ${id} order by pc.numero_orden, pc.id_programa_curso`.execute(db)
  ).rows;

export const findCursosOfModulo = async (db: Executor, id: number): Promise<CursoFila[]> =>
  (
    await sql<CursoFila>`
      select ${COLUMNS} from curso_modulo cm join curso c on c.id_curso = cm.id_curso
      where cm.id_modulo = ${id} order by orden_texto(c.titulo) collate "C"`.execute(db)
  ).rows;

/** Lists the records that reference a course (P29). */
export const findDependents = async (
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; programas: string[]; evaluaciones: number }[]> =>
  (
    await sql<{ id: number; programas: string[]; evaluaciones: number }>`
      select r.id,
        array(select p.titulo from programa_curso l join programa p using (id_programa) where l.id_curso = r.id order by orden_texto(p.titulo) collate "C") as programas,
        (select count(*)::integer from evaluacion where id_curso = r.id) as evaluaciones
      from unnest(${[...ids]}::integer[]) as r(id)`.execute(db)
  ).rows;
