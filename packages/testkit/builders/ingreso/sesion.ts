import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '@portal/server/src/db/executor.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Hash under which a session token is stored (P5). */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session for a person without the sign-in call, valid for a day from the test's clock. Returns its token. */
export async function signIn(
  test: { readonly db: Executor; readonly now: Date },
  usuario: { readonly id_usuario: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const fecha_expiracion = new Date(test.now.getTime() + DAY_MS).toISOString();
  await test.db
    .insertInto('sesion')
    .values({
      id_usuario: usuario.id_usuario,
      token_hash: tokenHash(token),
      fecha_creacion: test.now.toISOString(),
      fecha_expiracion,
      // In use until then: a test may move its clock by hours, and no call writes its use.
      ultimo_uso: fecha_expiracion,
      // Confirmed until then (P153).
      fecha_confirmacion: fecha_expiracion,
    })
    .execute();
  return token;
}
