import type { Executor } from '../../db/executor.ts';
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

/** Takes an answer of a provider up, once: a second answer with the same `state` finds nothing. */
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

/** What came of an answer: a proven e-mail with names, or why not. */
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

/** A sign-in that waits for its browser. */
export interface AccesoExterno {
  readonly proveedor: string;
  readonly llave_hash: string;
  readonly registrar: boolean;
  readonly correo: string | null;
  readonly nombres: string | null;
  readonly apellidos: string | null;
  readonly motivo: Motivo | null;
}

/** Uses a code up: whoever asks first gets it, right or wrong. */
export async function takeAcceso(db: Executor, codigo_hash: string, now: string): Promise<AccesoExterno | undefined> {
  const row = await db
    .deleteFrom('acceso_externo')
    .where('codigo_hash', '=', codigo_hash)
    .where('fecha_expiracion', '>', now)
    .returning(['proveedor', 'llave_hash', 'registrar', 'correo', 'nombres', 'apellidos', 'motivo'])
    .executeTakeFirst();
  return row && { ...row, motivo: row.motivo as Motivo | null };
}
