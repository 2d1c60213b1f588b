import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { instantOf, type PublicContext } from '../../../core/context.ts';
import { AppError, invalid } from '../../../core/errors.ts';
import { matchesPassword, requireGoodPassword } from '../contrasenia.ts';
import { replacePassword } from '../replace-password.ts';
import { findCuenta } from '../cuenta.repository.ts';
import { consumeLink, findLinkOwner } from '../restablecimiento.repository.ts';
import { hashToken } from '../token.ts';

type Reset = typeof api.usuario.resetPassword;

const spent = () => new AppError('enlace_vencido', 'El enlace ya se usó o venció. Solicite uno nuevo en «Recuperar Password».');

/** Saves a new password by a mailed link, once; ends every session of the person (decisions 5 and 7). 410 `enlace_vencido`. */
export async function resetPassword(context: PublicContext, { body }: RequestOf<Reset>): Promise<ResponseOf<Reset>> {
  const { db } = context;
  const token_hash = hashToken(body.token);
  const owner = await findLinkOwner(db, token_hash, instantOf(context));
  const cuenta = owner && (await findCuenta(db, owner.id_usuario));
  if (!cuenta) throw spent();
  requireGoodPassword(body.password, cuenta, 'password');
  if (await matchesPassword(cuenta.contrasenia_hash, body.password)) {
    throw invalid('password', 'La contraseña no puede ser la misma que la actual');
  }
  await replacePassword(context, {
    cuenta,
    password: body.password,
    temporary: false,
    actor: cuenta,
    event: 'contrasenia_enlace',
    guard: async (trx) => {
      if (!(await consumeLink(trx, token_hash, instantOf(context)))) throw spent();
    },
  });
  return { result: '0', message: 'Contraseña actualizada. Ya puede iniciar sesión.' };
}
