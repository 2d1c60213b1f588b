import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** A person as sign-in and password changes see them. */
export interface Cuenta {
  readonly id_usuario: number;
  readonly username: string;
  readonly codigo_usuario: string;
  readonly numero_documento: string | null;
  readonly correo_electronico: string | null;
  readonly nombres: string;
  readonly codigo_estado: number;
  readonly contrasenia_hash: string | null;
  readonly contrasenia_fecha: string | null;
  readonly contrasenia_temporal: boolean;
  /** The company made the account, or its owner proved the e-mail. */
  readonly correo_comprobado: boolean;
}

const COLUMNS = [
  'id_usuario',
  'username',
  'codigo_usuario',
  'numero_documento',
  'correo_electronico',
  'nombres',
  'codigo_estado',
  'contrasenia_hash',
  'contrasenia_fecha',
  'contrasenia_temporal',
  'correo_comprobado',
] as const;

const SELECT = sql<Cuenta>`select ${sql.join(COLUMNS.map((name) => sql.ref(name)))} from usuario`;

/** Whoever `typed` may mean: username or e-mail, whatever the case of its letters; the exact username first, twenty at most. */
export async function findCuentas(db: Executor, typed: string): Promise<Cuenta[]> {
  const names = [typed, typed.toLowerCase(), typed.toUpperCase()];
  const { rows } = await sql<Cuenta>`
    ${SELECT} where username = any (${names}::text[]) or lower(correo_electronico) = ${typed.toLowerCase()}
    order by username = ${typed} desc, id_usuario limit 20`.execute(db);
  return rows;
}

export const findCuenta = (db: Executor, id_usuario: number): Promise<Cuenta | undefined> =>
  db.selectFrom('usuario').select(COLUMNS).where('id_usuario', '=', id_usuario).executeTakeFirst();

/** Notes a sign-in, provided that the verified hash still stands and the person is active; says whether it does. Locks the person's row. */
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

/** Everybody with an e-mail, whatever the case of its letters; `correo` in small letters, twenty at most. */
export const findByCorreo = async (db: Executor, correo: string): Promise<Cuenta[]> =>
  (await sql<Cuenta>`${SELECT} where lower(correo_electronico) = ${correo} order by id_usuario limit 20`.execute(db)).rows;

/** Notes a sign-in by a provider, provided that the person is active; says whether they are. Locks the person's row. */
export async function touchExternalLogin(db: Executor, id_usuario: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usuario')
    .set({ fecha_login: now })
    .where('id_usuario', '=', id_usuario)
    .where('codigo_estado', '=', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The person has proven that the e-mail is theirs. */
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
 * Inserts a person who registers: stamped with their own name (P2), without company or document. Undefined when somebody has
 * that username.
 */
export function insertCuenta(db: Executor, { now, ...values }: NewCuenta): Promise<Cuenta | undefined> {
  return db
    .insertInto('usuario')
    .values({ ...values, tipo_documento: 'OTRO', usuario_creacion: values.username, fecha_creacion: now, fecha_modificacion: now })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returningAll()
    .executeTakeFirst();
}
