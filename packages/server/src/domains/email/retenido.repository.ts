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

/** Makes held messages due now, to the present addresses of their people. */
export const releaseRetenidos = async (trx: Executor, ids: readonly number[], now: string): Promise<void> => {
  await sql`
    update correo c set estado = 'pendiente', proximo_intento = ${now}::timestamptz,
      destinatario = coalesce((select u.correo_electronico from usuario u where u.id_usuario = c.id_usuario), c.destinatario)
    where id_correo = any (${[...ids]}::bigint[])`.execute(trx);
};

/** Discards those of the messages that wait or are held, and their assignments count as not notified. Returns how many. */
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
