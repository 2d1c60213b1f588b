import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { instantOf, type PublicContext } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { type AppError, failure, invalid } from '../../../../errors/errors.ts';
import { hashCodigo } from '../codigo.crypto.ts';
import { matchesPassword, requireGoodPassword } from '../contrasenia.service.ts';
import { findCuenta, findCuentas, proveCorreo } from '../../cuenta.repository.ts';
import { chooseCuenta } from '../../cuenta.rules.ts';
import { accountKey, addressKey, clearAttempt, requireAttempt } from '../../freno/freno.service.ts';
import { replacePassword } from './replace-password.ts';
import { consumeLink, findLinkOwner } from '../restablecimiento.repository.ts';
import { hashToken } from '../../token.crypto.ts';

type Usuario = typeof sesionApi;
type Reset = Usuario['resetPassword'];
type ResetByCode = Usuario['resetByCode'];

const spentLink = () => failure('enlace_vencido', 'sesion.enlaceUsado');
const spentCode = () => failure('enlace_vencido', 'sesion.codigoUsado');

interface Key {
  readonly token_hash: string;
  readonly password: string;
  readonly spent: () => AppError;
  readonly event: string;
  /** The key was mailed, so its use verifies the e-mail. */
  readonly provesCorreo: boolean;
}

/** `POST /reset_password/comprobar`: throws 410 `enlace_vencido` for a link that no longer works, before two passwords are typed. */
export async function checkLink(
  context: PublicContext,
  { body }: RequestOf<Usuario['checkLink']>,
): Promise<ResponseOf<Usuario['checkLink']>> {
  await requireAttempt(context, [addressKey('solicitudes', context.ip)]);
  if (!(await findLinkOwner(context.db, hashToken(body.token), instantOf(context)))) throw spentLink();
  return { ...done(context, 'sesion.enlaceVigente') };
}

/** `POST /reset_password`: sets a password by a mailed link, once, and revokes every session (P5, P7). Throws 410 `enlace_vencido`. */
export function resetPassword(context: PublicContext, { body }: RequestOf<Reset>): Promise<ResponseOf<Reset>> {
  const { token, password } = body;
  return resetWith(context, { token_hash: hashToken(token), password, spent: spentLink, event: 'contrasenia_enlace', provesCorreo: true });
}

/**
 * `POST /reset_password/codigo`: sets a password by username and one-time code (P7). Throws the same 410 for an unknown name and a wrong
 * code; attempts are counted like sign-ins (P8).
 */
export async function resetByCode(context: PublicContext, { body }: RequestOf<ResetByCode>): Promise<ResponseOf<ResetByCode>> {
  const { db, ip } = context;
  const cuenta = chooseCuenta(await findCuentas(db, body.username), body.username);
  const keys = { cuenta: accountKey(cuenta, body.username), direccion: addressKey('direccion', ip) };
  await requireAttempt(context, Object.values(keys));
  const token_hash = hashCodigo(cuenta?.id_usuario ?? 0, body.codigo);
  const answer = await resetWith(context, {
    token_hash,
    password: body.password,
    spent: spentCode,
    event: 'contrasenia_codigo',
    provesCorreo: false,
  });
  await clearAttempt(db, keys);
  return answer;
}

async function resetWith(context: PublicContext, { token_hash, password, spent, event, provesCorreo }: Key): Promise<ResponseOf<Reset>> {
  const { db } = context;
  const owner = await findLinkOwner(db, token_hash, instantOf(context));
  const cuenta = owner && (await findCuenta(db, owner.id_usuario));
  if (!cuenta) throw spent();
  requireGoodPassword(password, cuenta, 'password');
  if (await matchesPassword(cuenta.contrasenia_hash, password)) {
    throw invalid('password', 'sesion.contrasena.misma');
  }
  await replacePassword(context, {
    cuenta,
    password,
    temporary: false,
    actor: cuenta,
    event,
    guard: async (trx) => {
      if (!(await consumeLink(trx, token_hash, instantOf(context)))) throw spent();
      if (provesCorreo) await proveCorreo(trx, cuenta.id_usuario);
    },
  });
  return { ...done(context, 'sesion.contrasena.cambiada') };
}
