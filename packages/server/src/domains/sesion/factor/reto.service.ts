import type { PublicContext } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { installationSecret } from '../../../db/installation-secret.ts';
import { failure } from '../../../errors/errors.ts';
import { retoIn } from './llave.crypto.ts';
import { spendReto } from './llave.repository.ts';
import { type Sitio, sitioOf } from './llave.rules.ts';
import { type Asunto, expiryOf, writeReto } from './reto.crypto.ts';
import { hashToken } from '../token.crypto.ts';

const SECRET_KEY = 'retos';

/** Returns the site of the portal's passkeys. Throws 409 where its address admits none (P167). */
export function requireSitio({ config }: PublicContext): Sitio {
  const sitio = sitioOf(config.publicUrl);
  if (!sitio) throw failure('conflicto', 'seguridad.llave.sinSitio');
  return sitio;
}

/** Returns the secret that signs challenges and makes user handles. */
export const retoSecret = (db: Executor): Promise<string> => installationSecret(db, SECRET_KEY);

/** Writes a challenge for one purpose. */
export const newReto = async ({ db, now }: PublicContext, asunto: Asunto): Promise<string> => writeReto(await retoSecret(db), asunto, now);

/**
 * Uses up the challenge of an answer and returns it; undefined for one that the portal did not write for this purpose, that expired or was
 * answered before. It is used up before the answer is checked: a wrong answer has no second try.
 */
export async function takeReto(
  { db, now }: PublicContext,
  answer: Parameters<typeof retoIn>[0],
  { asunto, secret }: { readonly asunto: Asunto; readonly secret: string },
): Promise<string | undefined> {
  const reto = retoIn(answer);
  const expiry = reto === undefined ? undefined : expiryOf(secret, reto, { asunto, now });
  if (reto === undefined || expiry === undefined) return undefined;
  return (await spendReto(db, hashToken(reto), expiry.toISOString())) ? reto : undefined;
}
