import { CIERRE_MOSTRADOS } from '@portal/contract/asignacion';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/**
 * Returns those of the assignments with a person in the scope; inside a transaction locked until it ends, in order of id against deadlocks.
 */
export async function findAlcanzadas(db: Executor, scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const lock = db.isTransaction ? sql`for update of a` : sql``;
  const { rows } = await sql<{ id_asignacion: number }>`
    select a.id_asignacion from asignacion a join usuario u using (id_usuario)
    where a.id_asignacion = any (${[...ids]}::integer[]) and ${inScope(scope, 'u.id_empresa')} order by a.id_asignacion ${lock}`.execute(
    db,
  );
  return new Set(rows.map(({ id_asignacion }) => id_asignacion));
}

/** Counts of a closing of some assignments. */
export interface CuentasCierre {
  readonly cerradas: number;
  readonly existentes: number;
  readonly personas: number;
  readonly nombres: string[];
  readonly planes: number;
  readonly con_avance: number;
  readonly con_certificado: number;
  readonly empezadas: number;
}

/** Counts what a closing of these assignments does. */
export const countCierre = async (db: Executor, ids: readonly number[]): Promise<CuentasCierre> =>
  (
    await sql<CuentasCierre>`
      with elegida as (
        select id_usuario, id_planestudio, codigo_estado = 1 as abierta from asignacion where id_asignacion = any (${[...ids]}::integer[])
      ), abierta as materialized (select id_usuario, id_planestudio from elegida where abierta)
      select
        (select count(*)::integer from abierta) as cerradas,
        (select count(*)::integer from elegida where not abierta) as existentes,
        (select count(distinct id_usuario)::integer from abierta) as personas,
        (select coalesce(jsonb_agg(n.personal order by n.personal), '[]') from (
          select distinct u.id_usuario, u.personal from abierta join usuario u using (id_usuario)
          order by u.personal, u.id_usuario limit ${CIERRE_MOSTRADOS}) as n) as nombres,
        (select count(distinct id_planestudio)::integer from abierta) as planes,
        (select count(*)::integer from abierta join progreso g using (id_usuario, id_planestudio) where g.evaluaciones > 0) as con_avance,
        (select count(*)::integer from abierta a where exists (
          select from evaluacion e join certificado c using (id_evaluacion)
          where e.id_usuario = a.id_usuario and e.id_planestudio = a.id_planestudio and c.codigo_estado = 1)) as con_certificado,
        (select count(*)::integer from abierta a where exists (
          select from evaluacion e where e.id_usuario = a.id_usuario and e.id_planestudio = a.id_planestudio
            and e.fecha_fin is null and e.codigo_estado = 1)) as empezadas`.execute(db)
  ).rows[0]!;

interface Cierre {
  readonly motivo: string | null;
  /** Username of who closes. */
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Closes those of the assignments that are open; the database writes their history (P28). */
export async function closeAbiertas(trx: Executor, ids: readonly number[], { motivo, usuario, now }: Cierre): Promise<void> {
  await sql`
    update asignacion set codigo_estado = 2, fecha_cierre = ${now}::timestamptz, usuario_cierre = ${usuario}, motivo_cierre = ${motivo}::text,
      usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = version + 1
    where id_asignacion = any (${[...ids]}::integer[]) and codigo_estado = 1`.execute(trx);
}
