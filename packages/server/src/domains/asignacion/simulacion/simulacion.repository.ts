import { type SimulacionFila, simulacionLista, type Simulado } from '@portal/contract/asignacion';
import type { ListQuery } from '@portal/contract/core';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { isReachable } from '../../../db/person-conditions.ts';
import type { FuenteAsignacion, SimulacionTable } from '../../../db/tables/evaluaciones.ts';
import type { Listing } from '../../../list/listing.ts';
import { listRows } from '../../../list/paging.ts';
import type { Asignada } from '../asignar.repository.ts';

export type Simulacion = Selectable<SimulacionTable>;

interface NuevaSimulacion {
  readonly id_usuario: number;
  readonly origen: FuenteAsignacion;
  readonly datos: object;
  readonly avisar: boolean;
  /** ISO 8601. */
  readonly now: string;
}

/** Stores a simulation with its judged pairs (`judgedPairs`); returns its id. */
export async function insertSimulacion(
  trx: Executor,
  { now, datos, ...nueva }: NuevaSimulacion,
  pares: RawBuilder<unknown>,
): Promise<number> {
  const { id_simulacion } = await trx
    .insertInto('simulacion')
    .values({ ...nueva, datos: JSON.stringify(datos), fecha_creacion: now })
    .returning('id_simulacion')
    .executeTakeFirstOrThrow();
  await sql`
    insert into simulacion_fila (id_simulacion, id_usuario, id_planestudio, veredicto, avisa, codigo_grupo, razon)
    select ${id_simulacion}::integer, j.id_usuario, j.id_planestudio, j.veredicto, j.avisa, j.codigo_grupo, j.razon from (${pares}) j`.execute(
    trx,
  );
  return id_simulacion;
}

export type Cuentas = Omit<Simulado, 'result' | 'message' | 'clave' | 'valores'>;

/** Counts the pairs of a simulation by what would become of them. */
export const countSimulacion = async (db: Executor, id: number): Promise<Cuentas> =>
  (
    await sql<Cuentas>`
      select ${id}::integer as id_simulacion,
        count(*) filter (where f.veredicto = 'nueva')::integer as nuevas, count(*) filter (where f.veredicto = 'reabre')::integer as reabiertas,
        count(*) filter (where f.veredicto = 'existente')::integer as existentes, count(*) filter (where f.veredicto = 'retirada')::integer as retiradas,
        count(*) filter (where f.veredicto = 'cesada')::integer as cesadas,
        count(*) filter (where f.veredicto = 'plan_inactivo')::integer as planes_inactivos,
        count(*) filter (where f.veredicto = 'plan_terminado')::integer as planes_terminados,
        count(distinct u.id_usuario) filter (where f.veredicto in ('nueva', 'reabre') and ${isReachable('u')})::integer as con_correo,
        count(distinct u.id_usuario) filter (where f.veredicto in ('nueva', 'reabre') and not ${isReachable('u')})::integer as sin_correo
      from simulacion_fila f
      join usuario u using (id_usuario)
      where f.id_simulacion = ${id}`.execute(db)
  ).rows[0]!;

/** Reads a simulation that is not older than a day, locked until the transaction ends. */
export const lockSimulacion = async (trx: Executor, id: number, now: string): Promise<Simulacion | undefined> =>
  (
    await sql<Simulacion>`
      select * from simulacion where id_simulacion = ${id} and fecha_creacion >= ${now}::timestamptz - interval '1 day' for update`.execute(
      trx,
    )
  ).rows[0];

/** Returns who made a simulation; undefined for none. */
export const findAutor = async (db: Executor, id: number): Promise<number | undefined> =>
  (await db.selectFrom('simulacion').select('id_usuario').where('id_simulacion', '=', id).executeTakeFirst())?.id_usuario;

/** Returns whether the pairs, judged again, differ from what the simulation showed. */
export async function hasChanged(trx: Executor, id: number, pares: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    with ahora as materialized (select j.id_usuario, j.id_planestudio, j.veredicto, j.avisa, j.codigo_grupo, j.razon from (${pares}) j),
      antes as materialized (
        select id_usuario, id_planestudio, veredicto, avisa, codigo_grupo, razon from simulacion_fila where id_simulacion = ${id})
    (select 1 from (table ahora except all table antes) x limit 1) union all (select 1 from (table antes except all table ahora) x limit 1)`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Author and moment of an assignment. */
export interface Autor {
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Opens what a simulation showed, each pair as it was shown; `regla`: by the stored rule of its plan. Returns the pairs. */
export async function insertSimuladas(
  trx: Executor,
  id: number,
  { usuario, now, huella }: Autor & { huella: string | null },
): Promise<Asignada[]> {
  const { rows } = await sql<Asignada>`
    insert into asignacion as a (id_usuario, id_planestudio, codigo_grupo, fuente, id_regla, razon, usuario_creacion, id_usuario_creacion, fecha_creacion,
      fecha_modificacion)
    select f.id_usuario, f.id_planestudio, f.codigo_grupo, s.origen, r.id_regla, f.razon, ${usuario},
      (select id_usuario from usuario where username = ${usuario}), ${now}::timestamptz, ${now}::timestamptz
    from simulacion_fila f join simulacion s using (id_simulacion)
    left join regla r on s.origen = 'regla' and r.id_planestudio = f.id_planestudio and r.huella = ${huella}
    where f.id_simulacion = ${id} and f.veredicto in ('nueva', 'reabre')
    order by f.id_planestudio, f.id_usuario
    on conflict (id_usuario, id_planestudio) do update set codigo_estado = 1, codigo_grupo = excluded.codigo_grupo, fuente = excluded.fuente,
      id_regla = excluded.id_regla, razon = excluded.razon, usuario_modificacion = excluded.usuario_creacion,
      fecha_modificacion = excluded.fecha_modificacion, version = a.version + 1
      where a.codigo_estado = 2
    returning a.id_asignacion, a.id_usuario, a.id_planestudio`.execute(trx);
  return rows;
}

export const finishSimulacion = (trx: Executor, id: number, resultado: object) =>
  trx
    .updateTable('simulacion')
    .set({ estado: 'aplicada', resultado: JSON.stringify(resultado) })
    .where('id_simulacion', '=', id)
    .execute();

/** Lists the pairs of a simulation. */
export const listSimuladas = (db: Executor, id: number, list: ListQuery): Promise<Listing<SimulacionFila>> =>
  listRows(
    db,
    sql<SimulacionFila>`
      select f.id_simulacion_fila, u.codigo_usuario, u.personal, e.empresa, u.correo_electronico, p.denominacion as plan, f.veredicto,
        f.avisa::integer as avisa, f.razon
      from simulacion_fila f join usuario u using (id_usuario) join planestudio p using (id_planestudio)
      left join empresa e on e.id_empresa = u.id_empresa where f.id_simulacion = ${id}`,
    { list, definition: simulacionLista },
  );

/** Deletes simulations that nobody applied within a day. */
export const forgetSimulaciones = async (db: Executor, now: string): Promise<void> => {
  await sql`delete from simulacion where fecha_creacion < ${now}::timestamptz - interval '1 day'`.execute(db);
};
