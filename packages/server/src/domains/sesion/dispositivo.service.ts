import type { Executor } from '../../db/executor.ts';
import { hasDispositivo, saveDispositivo } from './dispositivo.repository.ts';
import { accountKey, frenoKey } from './freno/freno.service.ts';
import { hashToken, newToken } from './token.crypto.ts';

interface Attempt {
  /** Account of the typed name, if there is one. */
  readonly cuenta: { readonly id_usuario: number } | undefined;
  readonly typed: string;
  /** Secret that the browser keeps from an earlier sign-in. */
  readonly dispositivo: string | undefined;
}

/**
 * Returns the key that counts an attempt to sign in. A browser in which this person signed in before has a counter of its own with the same
 * limits: strangers who fill the counter of the account cannot keep its owner out (P8).
 */
export async function attemptKey(db: Executor, { cuenta, typed, dispositivo }: Attempt): Promise<string> {
  if (!cuenta || !dispositivo) return accountKey(cuenta, typed);
  const hash = hashToken(dispositivo);
  const known = await hasDispositivo(db, cuenta.id_usuario, hash);
  return known ? frenoKey('dispositivo', `${cuenta.id_usuario}:${hash}`) : accountKey(cuenta, typed);
}

/** Keeps the browser as one of this person's, in the caller's transaction. Returns its secret, a new one for an unknown browser. */
export async function rememberDevice(
  trx: Executor,
  id_usuario: number,
  { dispositivo, now }: { readonly dispositivo: string | undefined; readonly now: Date },
): Promise<string> {
  const secret = dispositivo ?? newToken();
  await saveDispositivo(trx, { id_usuario, dispositivo_hash: hashToken(secret), fecha_uso: now.toISOString() });
  return secret;
}
