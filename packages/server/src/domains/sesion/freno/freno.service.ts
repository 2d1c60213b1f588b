import { limitConcurrency } from '../../../core/limit-concurrency.ts';
import type { PublicContext } from '../../../core/context.ts';
import { AppError } from '../../../errors/errors.ts';
import type { Executor } from '../../../db/executor.ts';
import { countAttempt, FRENOS, networkOf, secondsLeft, waitMessage } from './freno.rules.ts';
import { hashToken } from '../token.crypto.ts';
import { deleteIntento, forgiveIntento, lockIntentos, saveIntento } from './intento.repository.ts';

type Kind = keyof typeof FRENOS;

/** Builds the key of a counter from its kind and subject. */
export const frenoKey = (kind: Kind, whose: string | number): string => `${kind}:${whose}`;

/** Builds the key of the caller's address (`networkOf`). */
export const addressKey = (kind: 'direccion' | 'solicitudes', ip: string): string => frenoKey(kind, networkOf(ip));

/** Builds the key of an account. An unknown name is counted by its hash, because people also type passwords as names. */
export const accountKey = (cuenta: { readonly id_usuario: number } | undefined, typed: string): string =>
  frenoKey('cuenta', cuenta?.id_usuario ?? hashToken(typed.toLowerCase()));

const kindOf = (clave: string): Kind => clave.split(':')[0] as Kind;

/**
 * Bounds the transactions that lock counters. People of one office share the counter of their address: without the limit, sign-ins that
 * wait for its row would hold every connection.
 */
export const lockingCounters = limitConcurrency(2);

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit. Returns 0 if it may proceed, else the
 * seconds of the block; a blocked attempt is not counted (P8).
 */
export function takeAttempt({ db, now }: PublicContext, claves: readonly string[]): Promise<number> {
  return lockingCounters(() =>
    db.transaction().execute(async (trx) => {
      const intentos = await lockIntentos(trx, claves, now.toISOString());
      const wait = Math.max(...intentos.map((intento) => secondsLeft(intento, now)));
      if (wait > 0) return wait;
      for (const intento of intentos) await saveIntento(trx, intento.clave, countAttempt(intento, now, FRENOS[kindOf(intento.clave)]));
      return 0;
    }),
  );
}

/** Counts an attempt. Throws 429 with the seconds to wait while a key is blocked. */
export async function requireAttempt(context: PublicContext, claves: readonly string[]): Promise<void> {
  const wait = await takeAttempt(context, claves);
  if (wait > 0) throw new AppError('demasiados_intentos', waitMessage(wait), { detail: { segundos: wait } });
}

/**
 * Resets the account's counter after a success, and decrements that of the address by one: a reset would let an attacker clear it by
 * signing in to their own account.
 */
export async function clearAttempt(db: Executor, { cuenta, direccion }: { cuenta: string; direccion: string }): Promise<void> {
  await deleteIntento(db, cuenta);
  await forgiveIntento(db, direccion);
}
