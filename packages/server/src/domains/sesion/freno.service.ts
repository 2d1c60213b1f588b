import type { PublicContext } from '../../core/context.ts';
import { AppError } from '../../errors/errors.ts';
import type { Executor } from '../../db/executor.ts';
import { countAttempt, FRENOS, networkOf, secondsLeft, waitMessage } from './freno.rules.ts';
import { hashToken } from './token.crypto.ts';
import { deleteIntento, forgiveIntento, holdIntentos, saveIntento } from './intento.repository.ts';

type Kind = keyof typeof FRENOS;

/** Key of a counter: what is counted, and whose. */
export const frenoKey = (kind: Kind, whose: string | number): string => `${kind}:${whose}`;

/** Key of the caller's address, or of the network around it. */
export const addressKey = (kind: 'direccion' | 'solicitudes', ip: string): string => frenoKey(kind, networkOf(ip));

/** Counter of an account; a name that nobody has is counted too, hashed, because people also type passwords there. */
export const accountKey = (cuenta: { readonly id_usuario: number } | undefined, typed: string): string =>
  frenoKey('cuenta', cuenta?.id_usuario ?? hashToken(typed.toLowerCase()));

const kindOf = (clave: string): Kind => clave.split(':')[0] as Kind;

/**
 * Counts an attempt BEFORE it is tried, so that many at once cannot slip through, and says how many seconds it must wait:
 * 0 lets it through. While one of the keys is blocked nothing is counted (P8).
 */
export function takeAttempt({ db, now }: PublicContext, claves: readonly string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const intentos = await holdIntentos(trx, claves, now.toISOString());
    const wait = Math.max(...intentos.map((intento) => secondsLeft(intento, now)));
    if (wait > 0) return wait;
    for (const intento of intentos) await saveIntento(trx, intento.clave, countAttempt(intento, now, FRENOS[kindOf(intento.clave)]));
    return 0;
  });
}

/** The same, as a 429 that tells how long to wait. */
export async function requireAttempt(context: PublicContext, claves: readonly string[]): Promise<void> {
  const wait = await takeAttempt(context, claves);
  if (wait > 0) throw new AppError('demasiados_intentos', waitMessage(wait), { detail: { segundos: wait } });
}

/** An attempt succeeded: its account starts anew; an address only gets this one attempt back, so that an own account opens no door. */
export async function clearAttempt(db: Executor, { cuenta, direccion }: { cuenta: string; direccion: string }): Promise<void> {
  await deleteIntento(db, cuenta);
  await forgiveIntento(db, direccion);
}
