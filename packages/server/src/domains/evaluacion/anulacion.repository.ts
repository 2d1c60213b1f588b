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

/** Counts the effect. A topic of a person counts when no other valid attempt approved it. */
export async function countAnulacion(db: Executor, ids: readonly number[], codigo_estado: number): Promise<CuentasAnulacion> {
  const { rows } = await sql<CuentasAnulacion>`
    with elegido as (
      select * from evaluacion
      where id_evaluacion = any (${[...ids]}::integer[]) and fecha_fin is not null and codigo_estado <> ${codigo_estado}
    ), tema as (
      select distinct id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema from elegido where aprobado
    )
    select
      (select count(*)::integer from elegido) as intentos,
      (select count(distinct id_usuario)::integer from elegido) as personas,
      (select count(*)::integer from certificado join elegido using (id_evaluacion) where certificado.codigo_estado <> ${codigo_estado}) as certificados,
      (select count(*)::integer from tema t where not exists (
        select from evaluacion o
        where o.id_usuario = t.id_usuario and o.id_planestudio = t.id_planestudio and o.id_programa = t.id_programa
          and o.id_curso = t.id_curso and o.id_modulo = t.id_modulo and o.id_tema = t.id_tema
          and o.aprobado and o.codigo_estado = 1 and o.id_evaluacion <> all (${[...ids]}::integer[])
      )) as temas`.execute(db);
  return rows[0]!;
}
