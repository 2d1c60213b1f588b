import type { Executor } from '../../../db/executor.ts';
import type { Motivo } from './proveedor.rules.ts';

interface NewAcceso {
  readonly estado_hash: string;
  readonly proveedor: string;
  readonly llave_hash: string;
  readonly nonce: string;
  readonly verificador: string;
  readonly registrar: boolean;
  readonly fecha_expiracion: string;
}

export async function insertAcceso(db: Executor, acceso: NewAcceso): Promise<void> {
  await db.insertInto('acceso_externo').values(acceso).execute();
}

interface Claim {
  readonly estado_hash: string;
  readonly proveedor: string;
  readonly codigo_hash: string;
  readonly now: string;
}

/** Claims a pending sign-in for the answer of its provider; undefined for an unknown or already answered `state`. */
export function claimAcceso(
  db: Executor,
  { estado_hash, proveedor, codigo_hash, now }: Claim,
): Promise<{ nonce: string; verificador: string } | undefined> {
  return db
    .updateTable('acceso_externo')
    .set({ codigo_hash })
    .where('estado_hash', '=', estado_hash)
    .where('proveedor', '=', proveedor)
    .where('codigo_hash', 'is', null)
    .where('fecha_expiracion', '>', now)
    .returning(['nonce', 'verificador'])
    .executeTakeFirst();
}

/** Result of a provider's answer: a verified e-mail with names, or the reason of the failure. */
export interface Resultado {
  readonly correo?: string;
  readonly nombres?: string | null;
  readonly apellidos?: string | null;
  readonly motivo?: Motivo;
  readonly fecha_expiracion: string;
}

export async function saveResultado(db: Executor, codigo_hash: string, resultado: Resultado): Promise<void> {
  await db.updateTable('acceso_externo').set(resultado).where('codigo_hash', '=', codigo_hash).execute();
}

/** Answered sign-in, before its browser finishes it. */
export interface AccesoExterno {
  readonly proveedor: string;
  readonly llave_hash: string;
  readonly registrar: boolean;
  readonly correo: string | null;
  readonly nombres: string | null;
  readonly apellidos: string | null;
  readonly motivo: Motivo | null;
}

/** Deletes and returns the sign-in of a code, so that a code works once, even with a wrong browser key. */
export async function takeAcceso(db: Executor, codigo_hash: string, now: string): Promise<AccesoExterno | undefined> {
  const row = await db
    .deleteFrom('acceso_externo')
    .where('codigo_hash', '=', codigo_hash)
    .where('fecha_expiracion', '>', now)
    .returning(['proveedor', 'llave_hash', 'registrar', 'correo', 'nombres', 'apellidos', 'motivo'])
    .executeTakeFirst();
  return row && { ...row, motivo: row.motivo as Motivo | null };
}
