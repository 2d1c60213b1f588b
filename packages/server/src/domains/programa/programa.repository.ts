import type { ListQuery, ResponseOf } from '@portal/contract/core';
import { type programaApi, type ProgramaCurso, programaCursoLista, type ProgramaFila, programaMaestro } from '@portal/contract/programa';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { ownerName } from '../../db/owned.ts';
import { commonOrInScope, type Reader } from '../../db/scope.ts';
import { linkTable } from '../../db/link-table.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';

type Programa = typeof programaApi;

/** Data access of programs; the alias in every list is `p`. */
export const programaRows = masterRows({
  definition: programaMaestro,
  table: 'programa',
  alias: 'p',
  from: sql`programa p`,
  inScope: (scope) => commonOrInScope(scope, 'fila.id_empresa'),
  computed: {
    empresa: ownerName('p'),
    planestudio: sql`(select count(*)::integer from planestudio_programa l where l.id_programa = p.id_programa)`,
    curso: sql`(select count(*)::integer from programa_curso l where l.id_programa = p.id_programa)`,
  },
});
const COLUMNS = programaRows.columns;

export const programaCursos = linkTable({ table: 'programa_curso', parent: 'programa', child: 'curso' });
export const planProgramas = linkTable({ table: 'planestudio_programa', parent: 'planestudio', child: 'programa' });

export const findProgramasOfPlan = async (db: Executor, id: number): Promise<ResponseOf<Programa['ofPlan']>> =>
  (
    await sql<ResponseOf<Programa['ofPlan']>[number]>`
      select ${COLUMNS}, pp.id_planestudio_programa, pp.id_planestudio
      from planestudio_programa pp join programa p on p.id_programa = pp.id_programa
      where pp.id_planestudio = ${id} order by pp.numero_orden, pp.id_planestudio_programa`.execute(db)
  ).rows;

/** Lists every program with each of its courses in order, programs without courses once; `id_fila` numbers the rows in this order. */
export const listProgramasConCursos = ({ db, scope }: Pick<Reader, 'db' | 'scope'>, list: ListQuery): Promise<Listing<ProgramaCurso>> =>
  listRows(
    db,
    sql<ProgramaCurso>`
      select p.id_programa, p.codigo, p.titulo, p.codigo_estado, c.id_curso, c.codigo as curso_codigo, c.titulo as curso,
        c.codigo_estado as curso_estado, pc.numero_orden,
        row_number() over (order by orden_texto(p.titulo) collate "C", p.id_programa, pc.numero_orden, pc.id_programa_curso)::integer as id_fila,
        (select count(*)::integer from curso_modulo l where l.id_curso = c.id_curso) as modulos
      from programa p left join programa_curso pc using (id_programa) left join curso c using (id_curso)
      where ${commonOrInScope(scope, 'p.id_empresa')}`,
    { list, definition: programaCursoLista },
  );

export const findProgramasOfCurso = async (db: Executor, id: number): Promise<ProgramaFila[]> =>
  (
    await sql<ProgramaFila>`
      select ${COLUMNS} from programa_curso l join programa p on p.id_programa = l.id_programa
      where l.id_curso = ${id} order by orden_texto(p.titulo) collate "C"`.execute(db)
  ).rows;

/** Lists the courses of a program in order (P75). */
export const findCursosEnlazados = async (db: Executor, id: number): Promise<ResponseOf<Programa['detalle']>['cursos']> =>
  (
    await sql<ResponseOf<Programa['detalle']>['cursos'][number]>`
      select l.id_programa_curso, l.id_programa, l.id_curso, c.titulo, l.numero_orden
      from programa_curso l join curso c using (id_curso)
      where l.id_programa = ${id} order by l.numero_orden, l.id_programa_curso`.execute(db)
  ).rows;

/** Lists the records that reference a program (P29). */
export const findDependents = async (
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; planes: string[]; evaluaciones: number }[]> =>
  (
    await sql<{ id: number; planes: string[]; evaluaciones: number }>`
      select r.id,
        array(select p.denominacion from planestudio_programa l join planestudio p using (id_planestudio)
          where l.id_programa = r.id order by orden_texto(p.denominacion) collate "C") as planes,
        (select count(*)::integer from evaluacion where id_programa = r.id) as evaluaciones
      from unnest(${[...ids]}::integer[]) as r(id)`.execute(db)
  ).rows;
