import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';

/** Locks those of the messages that are held, in order against deadlocks; returns their ids. */
export const lockRetenidos = async (trx: Executor, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id_correo: number }>`
    select id_correo from correo where id_correo = any (${[...ids]}::bigint[]) and estado = 'retenido' order by id_correo for update`.execute(
    trx,
  );
  return rows.map(({ id_correo }) => id_correo);
};

/**
 * Finds those of the held messages that have nothing to tell any more: the reader left or is away, or no assignment of the reminder is open as it
 * was, in a plan under way, with topics pending and its person here.
 */
export const findCaducos = async (trx: Executor, ids: readonly number[], today: string): Promise<number[]> => {
  const ausente = (column: string) => sql`exists (
    select from ausencia s where s.id_usuario = ${sql.ref(column)} and ${today}::date between s.fecha_desde and s.fecha_hasta)`;
  const { rows } = await sql<{ id_correo: number }>`
    select c.id_correo from correo c left join usuario u using (id_usuario)
    where c.id_correo = any (${[...ids]}::bigint[]) and (u.codigo_estado <> 1 or ${ausente('c.id_usuario')} or (
      exists (select from recordatorio r where r.id_correo = c.id_correo)
      and not exists (
        select from recordatorio r join asignacion a using (id_asignacion) join usuario o on o.id_usuario = a.id_usuario
        join planestudio p using (id_planestudio) join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
        where r.id_correo = c.id_correo and a.codigo_estado = 1 and a.fecha_apertura = r.fecha_apertura and o.codigo_estado = 1
          and p.codigo_estado = 1 and p.fecha_fin >= ${today}::date and g.aprobados < g.total and not ${ausente('a.id_usuario')})))`.execute(
    trx,
  );
  return rows.map(({ id_correo }) => id_correo);
};

/** Makes held messages due now, to the present addresses of their people. */
export const releaseRetenidos = async (trx: Executor, ids: readonly number[], now: string): Promise<void> => {
  await sql`
    update correo c set estado = 'pendiente', proximo_intento = ${now}::timestamptz,
      destinatario = coalesce((select u.correo_electronico from usuario u where u.id_usuario = c.id_usuario), c.destinatario)
    where id_correo = any (${[...ids]}::bigint[])`.execute(trx);
};

/** Discards those of the messages that wait or are held; what they were to tell counts as not told. Returns how many. */
export const discardCorreos = async (trx: Executor, ids: readonly number[], motivo: string): Promise<number> => {
  const { rows } = await sql<{ descartados: number }>`
    with descartado as (
      update correo set estado = 'descartado', motivo = ${motivo}
      where id_correo = any (${[...ids]}::bigint[]) and estado in ('pendiente', 'retenido') returning id_correo
    ), olvidado as (
      delete from aviso_asignacion where id_correo in (select id_correo from descartado)
    )
    select count(*)::integer as descartados from descartado`.execute(trx);
  return rows[0]?.descartados ?? 0;
};

/** Returns the ids of the messages of a bulk send, as far as the scope reaches. */
export const findDeLote = async (db: Executor, scope: Scope, lote: number): Promise<number[]> => {
  const { rows } = await sql<{ id_correo: number }>`
    select c.id_correo from correo c where c.lote = ${lote} and ${accountInScope(scope, 'c.id_usuario')}`.execute(db);
  return rows.map(({ id_correo }) => id_correo);
};
