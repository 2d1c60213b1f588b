import { randomBytes } from 'node:crypto';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { nextNumber, stamps } from '../counter.ts';
import { signIn, tokenHash } from './sesion.ts';

/** Tablet of a shop with its token. */
export interface BuiltDispositivo {
  readonly id_dispositivo: number;
  readonly token: string;
}

interface Shop {
  readonly id_empresa: number;
  readonly id_centro_costo?: number | null;
}

/** Inserts a paired tablet of a company. */
export async function buildDispositivo(db: Executor, { id_empresa, id_centro_costo = null }: Shop): Promise<BuiltDispositivo> {
  const dispositivo = `Tablet ${nextNumber()}`;
  const token = randomBytes(32).toString('base64url');
  const { id_dispositivo } = await db
    .insertInto('tableta')
    .values({ dispositivo, id_empresa, id_centro_costo, maximo_mb: 500, ...stamps() })
    .returning('id_dispositivo')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('tableta_vinculo')
    .values({ id_dispositivo, token_hash: tokenHash(token), fecha_vinculo: '2026-11-01T12:00:00Z' })
    .execute();
  return { id_dispositivo, token };
}

/** Good PIN of test people. */
export const TEST_PIN = '481902';
/** Hash of `TEST_PIN`. */
const TEST_PIN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$QQ26+/FKnZERcmnSuW6CJg$AQs8ZRaIBbprlefM+rdWgx2Ksh4AqKEPhp16CT6w7c8';

/** Gives a person `TEST_PIN`; with an end it is a provisional one. */
export async function buildPin(db: Executor, id_usuario: number, fecha_expiracion: string | null = null): Promise<void> {
  const pin = { pin_hash: TEST_PIN_HASH, fecha: '2026-11-01T12:00:00Z', fecha_expiracion };
  await db
    .insertInto('pin_tienda')
    .values({ id_usuario, ...pin })
    .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet(pin))
    .execute();
}

/** Opens a session of a person on a tablet without the sign-in call. Returns the token that the tablet sends. */
export async function signInOn(
  test: { readonly db: Executor; readonly now: Date },
  { id_dispositivo, token }: BuiltDispositivo,
  usuario: { readonly id_usuario: number },
): Promise<string> {
  const session = await signIn(test, usuario);
  await test.db
    .updateTable('sesion')
    .set({ id_dispositivo, ultimo_uso: test.now.toISOString() })
    .where('token_hash', '=', tokenHash(session))
    .execute();
  return `${session}.${token}`;
}
