import type { Executor } from '@portal/server/src/db/executor.ts';
import { hashRecovery } from '@portal/server/src/domains/sesion/factor/factor.crypto.ts';
import { Secret, TOTP } from 'otpauth';

/** Recovery code of a built second factor. */
export const TEST_RECOVERY = '7KQ2-M4XA-0ZPD-88RT';

/** Returns the code that an authenticator app shows at a moment. */
export const codeAt = (secreto: string, moment: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: moment.getTime() });

interface Options {
  readonly id_usuario: number;
  /** False: the first code was not typed yet. */
  readonly activo?: boolean;
}

/** Gives a person a second factor with one recovery code; returns the secret of the app. */
export async function buildFactor(
  { db, now }: { readonly db: Executor; readonly now: Date },
  { id_usuario, activo = true }: Options,
): Promise<string> {
  const secreto = new Secret({ size: 20 }).base32;
  const fecha_creacion = now.toISOString();
  await db
    .insertInto('segundo_factor')
    .values({ id_usuario, secreto, fecha_creacion, ...(activo && { fecha_activacion: fecha_creacion, ultimo_paso: 0 }) })
    .execute();
  if (activo)
    await db
      .insertInto('codigo_recuperacion')
      .values({ id_usuario, codigo_hash: hashRecovery(id_usuario, TEST_RECOVERY) })
      .execute();
  return secreto;
}
