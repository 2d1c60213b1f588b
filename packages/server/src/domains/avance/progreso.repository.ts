import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Learner and plan. */
export interface Matricula {
  readonly id_usuario: number;
  readonly id_planestudio: number;
}

/** People and plans of a rebuild; an absent part means all. */
export interface ProgresoFilter {
  readonly id_usuario?: readonly number[] | undefined;
  readonly id_planestudio?: readonly number[] | undefined;
}

/** Locks the totals of learner and plan until the transaction ends; false without such a row. */
export async function lockProgreso(db: Executor, { id_usuario, id_planestudio }: Matricula): Promise<boolean> {
  const row = await db
    .selectFrom('progreso')
    .select('id_usuario')
    .where('id_usuario', '=', id_usuario)
    .where('id_planestudio', '=', id_planestudio)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the totals of the learners of some plans, in order of plan and person against deadlocks. */
export async function lockProgresos(db: Executor, filter: ProgresoFilter): Promise<void> {
  await sql`select from progreso where ${matches(filter)} order by id_planestudio, id_usuario for update`.execute(db);
}

/**
 * Locks plans in order of id until the transaction ends: `shared` for assignments, which may run side by side, `alone` for a recount
 * after a change of structure. Without it a learner assigned during a recount would keep totals of the old structure.
 */
export async function lockPlanes(db: Executor, planes: readonly number[], mode: 'shared' | 'alone'): Promise<void> {
  const strength = mode === 'shared' ? sql`for share` : sql`for no key update`;
  await sql`
    select from planestudio where id_planestudio = any (${[...planes]}::integer[]) order by id_planestudio ${strength}`.execute(db);
}

/** Locks table `progreso` against grading until the transaction ends, and lifts `statement_timeout` for this transaction. */
export async function lockAllProgreso(db: Executor): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`lock table progreso in exclusive mode`.execute(db);
}

/** Finds the plans that people have. */
export const findPlanesDe = async (db: Executor, usuarios: readonly number[]): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select distinct id_planestudio as id from asignacion where id_usuario = any (${[...usuarios]}::integer[])`.execute(db)
  ).rows.map(({ id }) => id);

/** Deletes the progress of a person. */
export async function deleteProgreso(db: Executor, id_usuario: number): Promise<void> {
  await sql`delete from progreso_tema where id_usuario = ${id_usuario}::integer`.execute(db);
  await sql`delete from progreso where id_usuario = ${id_usuario}::integer`.execute(db);
}

/** Deletes the totals of people in plans of which they have neither the assignment nor an attempt any more. */
export async function deleteSobrantes(db: Executor, usuarios: readonly number[]): Promise<void> {
  await sql`
    delete from progreso g where g.id_usuario = any (${[...usuarios]}::integer[])
      and not exists (select from asignacion a where a.id_usuario = g.id_usuario and a.id_planestudio = g.id_planestudio)
      and not exists (select from evaluacion e where e.id_usuario = g.id_usuario and e.id_planestudio = g.id_planestudio)`.execute(db);
}

/** Columns of `progreso` that follow from `progreso_tema`. */
const TOTALES = sql`total, aprobados, calificados, suma_notas, evaluaciones, iniciado`;

/** Inserts the totals of the assignments, open or closed, that have none. */
export async function insertProgreso(db: Executor, filter: ProgresoFilter): Promise<void> {
  const faltantes = sql`select id_usuario, id_planestudio from asignacion
      where ${matches(filter)} and not exists (
        select from progreso p where p.id_usuario = asignacion.id_usuario and p.id_planestudio = asignacion.id_planestudio)`;
  await sql`
    insert into progreso (id_usuario, id_planestudio, ${TOTALES})
    ${totales(faltantes, filter)}
    on conflict do nothing`.execute(db);
}

const matches = (filter: ProgresoFilter): RawBuilder<unknown> => {
  const parts = [
    ...(filter.id_usuario === undefined ? [] : [sql`id_usuario = any (${[...filter.id_usuario]}::integer[])`]),
    ...(filter.id_planestudio === undefined ? [] : [sql`id_planestudio = any (${[...filter.id_planestudio]}::integer[])`]),
  ];
  return parts.length ? sql.join(parts, sql` and `) : sql`true`;
};

/** Key and values of a row of `progreso_tema`. */
const LUGAR = sql`id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema`;
const RESULTADO = sql`intentos, nota, aprobado, id_evaluacion, fecha_aprobado, fecha_ultima, convalidado`;

/** Computes the rows of `progreso_tema` again from the valid graded attempts, then those that approvals elsewhere give (P274). */
export async function rebuildProgresoTema(db: Executor, filter: ProgresoFilter): Promise<void> {
  const propio = sql`
    select ${LUGAR}, count(*)::integer as intentos, (array_agg(nota order by aprobado desc, nota desc nulls last, id_evaluacion))[1] as nota,
      bool_or(aprobado) as aprobado, (array_agg(id_evaluacion order by aprobado desc, nota desc nulls last, id_evaluacion))[1] as id_evaluacion,
      min(fecha_fin) filter (where aprobado) as fecha_aprobado, max(fecha_fin) as fecha_ultima, false as convalidado
    from evaluacion
    where fecha_fin is not null and codigo_estado = 1 and ${matches(filter)}
    group by ${LUGAR}`;
  await sql`
    delete from progreso_tema g where ${matches(filter)} and (convalidado or not exists (
      select from evaluacion e where e.fecha_fin is not null and e.codigo_estado = 1 and e.id_usuario = g.id_usuario
        and e.id_planestudio = g.id_planestudio and e.id_programa = g.id_programa and e.id_curso = g.id_curso and e.id_modulo = g.id_modulo
        and e.id_tema = g.id_tema))`.execute(db);
  await sql`
    insert into progreso_tema as g (${LUGAR}, ${RESULTADO}) select ${LUGAR}, ${RESULTADO} from (${propio}) p
    on conflict (${LUGAR}) do update set (${RESULTADO}) = (excluded.intentos, excluded.nota, excluded.aprobado, excluded.id_evaluacion,
      excluded.fecha_aprobado, excluded.fecha_ultima, excluded.convalidado)
    where (g.intentos, g.nota, g.aprobado, g.id_evaluacion, g.fecha_aprobado, g.fecha_ultima, g.convalidado) is distinct from
      (excluded.intentos, excluded.nota, excluded.aprobado, excluded.id_evaluacion, excluded.fecha_aprobado, excluded.fecha_ultima, excluded.convalidado)`.execute(
    db,
  );
  await convalidar(db, filter);
}

const integers = (ids: readonly number[] | undefined): RawBuilder<unknown> => sql`${ids === undefined ? null : [...ids]}::integer[]`;
const partes = ({ id_usuario, id_planestudio }: ProgresoFilter): RawBuilder<unknown> =>
  sql`${integers(id_usuario)}, ${integers(id_planestudio)}, null`;

/** Brings the rows of `progreso_tema` that approvals elsewhere give up to date (P274); the totals of the plans are left to `writeProgreso`. */
export async function convalidar(db: Executor, filter: ProgresoFilter): Promise<void> {
  await sql`select count(*) from convalidar(${partes(filter)})`.execute(db);
}

/** The same with the totals. */
export async function contarConvalidados(db: Executor, filter: ProgresoFilter): Promise<void> {
  await sql`select contar_convalidados(${partes(filter)})`.execute(db);
}

/** Computes the totals of every assignment, open or closed, from `progreso_tema` over the active occurrences; stores those that changed. */
export async function writeProgreso(db: Executor, filter: ProgresoFilter): Promise<void> {
  await sql`
    update progreso g set (${TOTALES}) = (n.total, n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado)
    from (${totales(sql`select id_usuario, id_planestudio from progreso where ${matches(filter)}`, filter)}) n
    where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio
      and (g.total, g.aprobados, g.calificados, g.suma_notas, g.evaluaciones, g.iniciado)
        is distinct from (n.total, n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado)`.execute(db);
}

/** Builds the totals of assignments within the filter, in order of plan and person against deadlocks. */
export const totales = (asignaciones: RawBuilder<unknown>, filter: ProgresoFilter) => sql`
    with activa as materialized (
      select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia
      where activa and ${matches({ id_planestudio: filter.id_planestudio })}
    ),
    activas as (select id_planestudio, count(*) as total from activa group by id_planestudio),
    hechas as (
      select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados,
        count(g.nota) filter (where activa) as calificados, sum(g.nota) filter (where activa) as suma_notas,
        sum(g.intentos) filter (where activa) as evaluaciones
      from (select * from progreso_tema where ${matches(filter)}) g
      left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
      group by g.id_usuario, g.id_planestudio
    )
    select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as calificados,
      coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as iniciado
    from (${asignaciones}) a left join activas t using (id_planestudio) left join hechas h using (id_usuario, id_planestudio)
    order by a.id_planestudio, a.id_usuario`;
