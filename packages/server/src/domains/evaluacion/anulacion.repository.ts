import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/** Finds the ids of those of the attempts that belong to people in the scope; locks them by id inside a transaction, as `lockIntento` does. */
export async function findAlcanzados(db: Executor, scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const lock = db.isTransaction ? sql`for no key update of e` : sql``;
  const { rows } = await sql<{ id_evaluacion: number }>`
    select e.id_evaluacion from evaluacion e join usuario u using (id_usuario)
    where e.id_evaluacion = any (${[...ids]}::integer[]) and ${inScope(scope, 'u.id_empresa')} order by e.id_evaluacion ${lock}`.execute(
    db,
  );
  return new Set(rows.map(({ id_evaluacion }) => id_evaluacion));
}

/** Effect of annulling (2) or restoring (1) some attempts. */
export interface CuentasAnulacion {
  readonly intentos: number;
  readonly personas: number;
  readonly certificados: number;
  readonly temas: number;
}

/**
 * Counts the effect. A topic at its place in a plan counts when it is approved either before or afterwards: by an attempt of there, and in a plan
 * that counts what was approved elsewhere by any (P274).
 */
export async function countAnulacion(db: Executor, ids: readonly number[], codigo_estado: number): Promise<CuentasAnulacion> {
  const { rows } = await sql<CuentasAnulacion>`
    with elegido as (
      select * from evaluacion
      where id_evaluacion = any (${[...ids]}::integer[]) and fecha_fin is not null and codigo_estado <> ${codigo_estado}
    ), ganado as (
      select distinct id_usuario, id_tema from elegido where aprobado
    ), queda as materialized (
      select v.* from evaluacion v join ganado using (id_usuario, id_tema)
      where v.aprobado and case when v.id_evaluacion in (select id_evaluacion from elegido) then ${codigo_estado}::integer else v.codigo_estado end = 1
    ), sitio as (
      select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, bool_or(convalida) as convalida from (
        select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, false as convalida from elegido where aprobado
        union all
        select g.id_usuario, l.id_planestudio, l.id_programa, l.id_curso, l.id_modulo, l.id_tema, true
        from ganado g join asignacion a using (id_usuario) join planestudio p on p.id_planestudio = a.id_planestudio and p.convalida = 1
        join lugar l on l.id_planestudio = a.id_planestudio and l.id_tema = g.id_tema and l.activa
      ) s group by id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema
    )
    select
      (select count(*)::integer from elegido) as intentos,
      (select count(distinct id_usuario)::integer from elegido) as personas,
      (select count(*)::integer from certificado join elegido using (id_evaluacion) where certificado.codigo_estado <> ${codigo_estado}) as certificados,
      (select count(*)::integer from sitio t where exists (
        select from progreso_tema o
        where o.aprobado and o.id_usuario = t.id_usuario and o.id_planestudio = t.id_planestudio and o.id_programa = t.id_programa
          and o.id_curso = t.id_curso and o.id_modulo = t.id_modulo and o.id_tema = t.id_tema
      ) <> exists (
        select from queda q
        where q.id_usuario = t.id_usuario and q.id_tema = t.id_tema and (t.convalida or (q.id_planestudio, q.id_programa, q.id_curso, q.id_modulo)
          = (t.id_planestudio, t.id_programa, t.id_curso, t.id_modulo))
      )) as temas`.execute(db);
  return rows[0]!;
}
