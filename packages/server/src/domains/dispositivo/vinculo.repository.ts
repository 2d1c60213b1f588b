import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

interface Code {
  readonly id_dispositivo: number;
  readonly codigo_hash: string;
  readonly codigo_expira: string;
}

/** Stores the code that pairs a tablet; an earlier one no longer works. */
export async function saveCode(trx: Executor, { id_dispositivo, codigo_hash, codigo_expira }: Code): Promise<void> {
  await trx
    .insertInto('tableta_vinculo')
    .values({ id_dispositivo, codigo_hash, codigo_expira })
    .onConflict((conflict) => conflict.column('id_dispositivo').doUpdateSet({ codigo_hash, codigo_expira }))
    .execute();
}

/** Exchanges a valid code, once, for the token of a tablet; returns the tablet, undefined for a spent, expired or unknown code. */
export const claimCode = async (
  trx: Executor,
  { codigo_hash, token_hash, now }: { readonly codigo_hash: string; readonly token_hash: string; readonly now: string },
): Promise<number | undefined> =>
  (
    await sql<{ id_dispositivo: number }>`
      update tableta_vinculo set token_hash = ${token_hash}, codigo_hash = null, codigo_expira = null, fecha_vinculo = ${now}::timestamptz,
        fecha_visto = ${now}::timestamptz, en_espera = 0
      where codigo_hash = ${codigo_hash} and codigo_expira > ${now}::timestamptz returning id_dispositivo`.execute(trx)
  ).rows[0]?.id_dispositivo;

/** Takes token and code from a tablet. */
export async function clearVinculo(trx: Executor, id_dispositivo: number): Promise<void> {
  await trx
    .updateTable('tableta_vinculo')
    .set({ token_hash: null, codigo_hash: null, codigo_expira: null, en_espera: 0 })
    .where('id_dispositivo', '=', id_dispositivo)
    .execute();
}

/** Revokes every open session on a tablet. */
export async function revokeOn(trx: Executor, id_dispositivo: number, now: string): Promise<void> {
  await sql`
    update sesion set fecha_revocacion = ${now}::timestamptz
    where id_dispositivo = ${id_dispositivo}::integer and fecha_revocacion is null`.execute(trx);
}

/** Reads the secret of the tablets' keys; the first call stores `fresh`. */
export async function findSecret(db: Executor, fresh: string): Promise<string> {
  await sql`insert into secreto (clave, valor) values ('tabletas', ${fresh}) on conflict (clave) do nothing`.execute(db);
  return (await sql<{ valor: string }>`select valor from secreto where clave = 'tabletas'`.execute(db)).rows[0]!.valor;
}

/** Writes when a tablet was seen, and how many deliveries wait on it. */
export async function saveVisto(
  db: Executor,
  { id_dispositivo, en_espera, now }: { readonly id_dispositivo: number; readonly en_espera: number; readonly now: string },
): Promise<void> {
  await db.updateTable('tableta_vinculo').set({ fecha_visto: now, en_espera }).where('id_dispositivo', '=', id_dispositivo).execute();
}
