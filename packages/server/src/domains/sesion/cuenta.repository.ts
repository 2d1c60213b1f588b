import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Columns of a person for sign-in and password changes. */
export interface Cuenta {
  readonly id_usuario: number;
  readonly username: string;
  readonly codigo_usuario: string;
  readonly numero_documento: string | null;
  readonly correo_electronico: string | null;
  readonly nombres: string;
  /** Language of mails; null: the portal's. */
  readonly idioma: string | null;
  readonly codigo_estado: number;
  readonly contrasenia_hash: string | null;
  readonly contrasenia_fecha: string | null;
  readonly contrasenia_temporal: boolean;
  /** The e-mail is verified: the company entered it, or a mailed link or a provider proved it. */
  readonly correo_comprobado: boolean;
}

const COLUMNS = [
  'id_usuario',
  'username',
  'codigo_usuario',
  'numero_documento',
  'correo_electronico',
  'nombres',
  'idioma',
  'codigo_estado',
  'contrasenia_hash',
  'contrasenia_fecha',
  'contrasenia_temporal',
  'correo_comprobado',
] as const;

const SELECT = sql<Cuenta>`select ${sql.join(COLUMNS.map((name) => sql.ref(name)))} from usuario`;

/** Finds at most twenty people by username or e-mail, ignoring case; active ones come first, among them the exact username. */
export async function findCuentas(db: Executor, typed: string): Promise<Cuenta[]> {
  const names = [typed, typed.toLowerCase(), typed.toUpperCase()];
  const { rows } = await sql<Cuenta>`
    ${SELECT} where username = any (${names}::text[]) or lower(correo_electronico) = ${typed.toLowerCase()}
    order by codigo_estado, username = ${typed} desc, id_usuario limit 20`.execute(db);
  return rows;
}

/** Finds the active administrators, those of all companies first. */
export const findAdministrators = async (db: Executor): Promise<{ id_usuario: number; username: string }[]> =>
  (
    await sql<{ id_usuario: number; username: string }>`
      select id_usuario, username from usuario where indicador_admin = 1 and codigo_estado = 1 order by indicador_alcance, id_usuario`.execute(
      db,
    )
  ).rows;

export const findCuenta = (db: Executor, id_usuario: number): Promise<Cuenta | undefined> =>
  db.selectFrom('usuario').select(COLUMNS).where('id_usuario', '=', id_usuario).executeTakeFirst();

/** Records a sign-in if the verified hash is still stored and the person active; returns whether. Locks the person's row. */
export async function touchLogin(db: Executor, { id_usuario, contrasenia_hash }: Cuenta, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usuario')
    .set({ fecha_login: now })
    .where('id_usuario', '=', id_usuario)
    .where('contrasenia_hash', '=', contrasenia_hash)
    .where('codigo_estado', '=', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Locks a person's row if the verified hash is still stored and the person active; returns whether. */
export const lockLogin = async (db: Executor, { id_usuario, contrasenia_hash }: Cuenta): Promise<boolean> =>
  (await db
    .selectFrom('usuario')
    .select('id_usuario')
    .where('id_usuario', '=', id_usuario)
    .where('contrasenia_hash', '=', contrasenia_hash)
    .where('codigo_estado', '=', 1)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** Finds at most twenty people by e-mail, ignoring case, active ones first; `correo` must be in lower case. */
export const findByCorreo = async (db: Executor, correo: string): Promise<Cuenta[]> =>
  (await sql<Cuenta>`${SELECT} where lower(correo_electronico) = ${correo} order by codigo_estado, id_usuario limit 20`.execute(db)).rows;

/** Records a sign-in by a provider if the person is active; returns whether. Locks the person's row. */
export async function touchExternalLogin(db: Executor, id_usuario: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usuario')
    .set({ fecha_login: now })
    .where('id_usuario', '=', id_usuario)
    .where('codigo_estado', '=', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks the e-mail of a person as verified. */
export async function proveCorreo(db: Executor, id_usuario: number): Promise<void> {
  await db.updateTable('usuario').set({ correo_comprobado: true }).where('id_usuario', '=', id_usuario).execute();
}

interface NewPassword {
  readonly contrasenia_hash: string;
  readonly contrasenia_fecha: string;
  readonly contrasenia_temporal: boolean;
}

export async function savePassword(db: Executor, id_usuario: number, password: NewPassword): Promise<void> {
  await db.updateTable('usuario').set(password).where('id_usuario', '=', id_usuario).execute();
}

interface NewCuenta extends Partial<NewPassword> {
  readonly username: string;
  readonly codigo_usuario: string;
  readonly nombres: string;
  readonly apellido_paterno: string;
  readonly correo_electronico: string;
  readonly correo_comprobado: boolean;
  readonly now: string;
}

/**
 * Inserts a self-registered person with their own username as author (P2), without company and document. Undefined if the username
 * exists.
 */
export function insertCuenta(db: Executor, { now, ...values }: NewCuenta): Promise<Cuenta | undefined> {
  return db
    .insertInto('usuario')
    .values({ ...values, tipo_documento: 'OTRO', usuario_creacion: values.username, fecha_creacion: now, fecha_modificacion: now })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returningAll()
    .executeTakeFirst();
}
