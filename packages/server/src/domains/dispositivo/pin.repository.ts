import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Person of a shop, with the numbers that a PIN must not repeat and the stored PIN. */
export interface Titular {
  readonly id_usuario: number;
  readonly username: string;
  readonly codigo_usuario: string;
  readonly numero_documento: string | null;
  readonly telefono: string | null;
  readonly codigo_estado: number;
  readonly contrasenia_hash: string | null;
  readonly pin_hash: string | null;
  /** End of a provisional PIN; null: the person chose it. */
  readonly fecha_expiracion: string | null;
}

const COLUMNS = sql`u.id_usuario, u.username, u.codigo_usuario, u.numero_documento, u.telefono, u.codigo_estado, u.contrasenia_hash,
  p.pin_hash, p.fecha_expiracion`;

/** Reads a person with their PIN. */
export const findTitular = async (db: Executor, id_usuario: number): Promise<Titular | undefined> =>
  (
    await sql<Titular>`
      select ${COLUMNS} from usuario u left join pin_tienda p using (id_usuario) where u.id_usuario = ${id_usuario}::integer`.execute(db)
  ).rows[0];

/** Shop of the people who enter on a tablet. */
export interface Tienda {
  readonly id_empresa: number;
  readonly id_centro_costo: number | null;
}

/** Finds the only active person of a shop with this username or document, ignoring case; undefined for none and for several. */
export async function findOfTienda(db: Executor, documento: string, { id_empresa, id_centro_costo }: Tienda): Promise<Titular | undefined> {
  const { rows } = await sql<Titular>`
    select ${COLUMNS} from usuario u left join pin_tienda p using (id_usuario)
    where u.codigo_estado = 1 and u.id_empresa = ${id_empresa}::integer
      and (${id_centro_costo}::integer is null or u.id_centro_costo = ${id_centro_costo}::integer)
      and (lower(u.username) = lower(${documento}::text) or lower(u.numero_documento) = lower(${documento}::text))
    order by u.id_usuario limit 2`.execute(db);
  return rows.length === 1 ? rows[0] : undefined;
}

interface NewPin {
  readonly pin_hash: string;
  readonly fecha: string;
  readonly fecha_expiracion: string | null;
}

/** Stores the PIN of a person. */
export async function savePin(trx: Executor, id_usuario: number, pin: NewPin): Promise<void> {
  await trx
    .insertInto('pin_tienda')
    .values({ id_usuario, ...pin })
    .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet(pin))
    .execute();
}

/** Locks the PIN of a person and returns whether it is still the one that was checked. */
export async function isSamePin(trx: Executor, id_usuario: number, pin_hash: string): Promise<boolean> {
  const row = await trx.selectFrom('pin_tienda').select('pin_hash').where('id_usuario', '=', id_usuario).forUpdate().executeTakeFirst();
  return row?.pin_hash === pin_hash;
}

/** Reads since when a person has a PIN. */
export const findPin = (db: Executor, id_usuario: number) =>
  db.selectFrom('pin_tienda').select(['fecha', 'fecha_expiracion']).where('id_usuario', '=', id_usuario).executeTakeFirst();
