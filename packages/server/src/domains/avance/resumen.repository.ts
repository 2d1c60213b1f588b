import { type RawBuilder, sql } from 'kysely';
import { limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { inScope, type Reader } from '../../db/scope.ts';

/** Whom a sum counts: people of the companies who have not left by the day (P21). */
export type Contados = Pick<Reader, 'scope' | 'today'>;

const counted = (r: string, { today, scope }: Contados): RawBuilder<boolean> =>
  sql<boolean>`${isActiveOn(r, today)} and ${inScope(scope, `${r}.id_empresa`)}`;

/**
 * Builds the query of the sums of open assignments by plan and company: `asignados`, `terminados` (every active occurrence approved), `iniciados` (a
 * finished attempt), and the sums of `progreso` for `avanceDeVarios` and `promedioDeVarios`.
 */
export const sumasPorPlan = (contados: Contados): RawBuilder<unknown> => sql`
  select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados,
    sum(iniciados)::integer as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados,
    sum(calificados)::integer as calificados, sum(suma_notas) as suma_notas
  from resumen_plan r where ${counted('r', contados)} group by id_planestudio, id_empresa having sum(asignados) <> 0`;

/**
 * Builds the query of the pending part of `sumasPorPlan` by deadline (P205): of a plan and company `asignaciones` that are not finished and `temas` that
 * are not approved, in total those with the end of the plan and one row for each day that people have of their own.
 */
export const pendientesPorPlazo = (contados: Contados): RawBuilder<unknown> => sql`
  select p.id_planestudio, s.id_empresa, ${limiteDe('s', 'p')} as fecha_fin, sum(s.asignaciones)::integer as asignaciones, sum(s.temas)::integer as temas
  from (
    select id_planestudio, id_empresa, null::date as fecha_limite, asignados - terminados as asignaciones, total - aprobados as temas
    from resumen_plan r where ${counted('r', contados)}
    union all
    select r.id_planestudio, r.id_empresa, d.fecha_limite, d.veces * (r.asignados - r.terminados), d.veces * (r.total - r.aprobados)
    from resumen_plazo r cross join lateral (values (null::date, -1), (r.fecha_limite, 1)) as d(fecha_limite, veces)
    where ${counted('r', contados)}
  ) s join planestudio p using (id_planestudio)
  where p.codigo_estado = 1 group by 1, 2, 3 having (sum(s.asignaciones), sum(s.temas)) <> (0, 0)`;

/** Plans that count, as an array. */
type Planes = RawBuilder<unknown>;

/** Builds the array of some plans; of none, that of all active ones. */
export const planesContados = (planes: readonly number[]): Planes =>
  planes.length ? sql`${[...planes]}::integer[]` : sql`array(select id_planestudio from planestudio where codigo_estado = 1)`;

/** Builds the array of the plans in force on a day: active and not over. */
export const planesVigentes = (today: string): Planes =>
  sql`array(select id_planestudio from planestudio where codigo_estado = 1 and fecha_fin >= ${today}::date)`;

/**
 * Builds the query of the people by company, cost centre and department: `usuarios`, and of them, each once, `asignados` with an open assignment of
 * one of the plans and `evaluados` with a finished attempt of one that is assigned to them.
 */
export const sumasPorPersona = (contados: Contados, planes: Planes): RawBuilder<unknown> => sql`
  select id_empresa, id_centro_costo, id_departamento, sum(personas)::integer as usuarios,
    coalesce(sum(personas) filter (where r.planes && elegido.planes), 0)::integer as asignados,
    coalesce(sum(personas) filter (where r.evaluados && elegido.planes), 0)::integer as evaluados
  from resumen_persona r cross join (select ${planes} as planes) elegido
  where ${counted('r', contados)} group by id_empresa, id_centro_costo, id_departamento having sum(personas) <> 0`;

/** Recomputes copies and sums from people, assignments and progress, which it locks until the transaction ends. */
export async function rebuildResumen(db: Executor): Promise<void> {
  await sql`select reconstruir_resumen()`.execute(db);
  await sql`select reconstruir_plazos()`.execute(db);
}

/** Key and sums of a table of sums. */
interface Tabla {
  readonly tabla: 'resumen_plan' | 'resumen_plazo' | 'resumen_persona';
  readonly clave: RawBuilder<unknown>;
  readonly sumas: readonly string[];
}

const TABLAS: readonly Tabla[] = [
  {
    tabla: 'resumen_plan',
    clave: sql`id_planestudio, id_empresa, fecha_cese`,
    sumas: ['asignados', 'terminados', 'iniciados', 'total', 'aprobados', 'calificados', 'suma_notas'],
  },
  {
    tabla: 'resumen_plazo',
    clave: sql`id_planestudio, id_empresa, fecha_cese, fecha_limite`,
    sumas: ['asignados', 'terminados', 'total', 'aprobados'],
  },
  {
    tabla: 'resumen_persona',
    clave: sql`id_empresa, id_centro_costo, id_departamento, fecha_cese, planes, evaluados`,
    sumas: ['personas'],
  },
];

/**
 * Replaces the rows of a key by one, where there are new ones. Sums stay what they are at any moment: rows that another process folds at the same time
 * are left to it.
 */
async function fold(db: Executor, { tabla, clave, sumas }: Tabla): Promise<void> {
  const [table, id, names] = [sql.table(tabla), sql.ref(`id_${tabla}`), sql.join(sumas.map((suma) => sql.ref(suma)))];
  await sql`
    with repetida as (
      select array_agg(${id}) as filas from ${table}
      where exists (select from ${table} where not plegada) group by ${clave} having not bool_and(plegada)
    ), retirada as (
      delete from ${table} where ${id} = any (array(select unnest(filas) from repetida)) returning *
    )
    insert into ${table} (${clave}, ${names}, plegada)
    select ${clave}, ${sql.join(sumas.map((suma) => sql`sum(${sql.ref(suma)})`))}, true from retirada group by ${clave}
    having ${sql.join(
      sumas.map((suma) => sql`sum(${sql.ref(suma)}) <> 0`),
      sql` or `,
    )}`.execute(db);
}

/** Folds the sums: one row for each key. */
export async function foldResumen(db: Executor): Promise<void> {
  for (const tabla of TABLAS) await fold(db, tabla);
}
