import type { Executor } from '../../../db/executor.ts';
import { insertLinks } from './restablecimiento.repository.ts';
import { hashToken, newToken } from '../token.crypto.ts';

/** Creates a single-use link to choose a password for each of these people, valid for `ms`; returns its token by person. */
export async function issueLinks(
  trx: Executor,
  usuarios: readonly number[],
  { now, ms }: { readonly now: Date; readonly ms: number },
): Promise<ReadonlyMap<number, string>> {
  if (!usuarios.length) return new Map();
  const tokens = usuarios.map((id_usuario) => ({ id_usuario, token: newToken() }));
  const times = { fecha_creacion: now.toISOString(), fecha_expiracion: new Date(now.getTime() + ms).toISOString() };
  await insertLinks(
    trx,
    tokens.map(({ id_usuario, token }) => ({ id_usuario, token_hash: hashToken(token) })),
    times,
  );
  return new Map(tokens.map(({ id_usuario, token }) => [id_usuario, token]));
}
