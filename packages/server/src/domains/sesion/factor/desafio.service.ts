import { message } from '@portal/messages';
import type { PublicContext } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { AppError } from '../../../errors/errors.ts';
import { insertDesafio } from './desafio.repository.ts';
import type { Factores } from './factor.repository.ts';
import { hashToken, newToken } from '../token.crypto.ts';

const DESAFIO_MS = 5 * 60 * 1000;

interface Passed {
  readonly id_usuario: number;
  readonly proveedor?: string;
}

/** Opens a challenge for a person who passed the first factor, in the caller's transaction. Returns its token, which opens nothing else. */
export async function openDesafio(trx: Executor, { now }: PublicContext, { id_usuario, proveedor }: Passed): Promise<string> {
  const token = newToken();
  const fecha_expiracion = new Date(now.getTime() + DESAFIO_MS).toISOString();
  await insertDesafio(trx, { token_hash: hashToken(token), id_usuario, proveedor: proveedor ?? null, fecha_expiracion });
  return token;
}

/**
 * Builds the 403 of a sign-in that waits for its second factor: `detail.desafio` goes with the code or the passkey's answer to `POST /usuario/login/factor`,
 * `detail.factores` says which of them the person has.
 */
export const needsFactor = (desafio: string, factores: Factores): AppError =>
  new AppError('segundo_factor', message('sesion.factor.pedido'), { detail: { desafio, factores } });
