import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import type { Context } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { failure, invalid, notFound } from '../../../../errors/errors.ts';
import { matchesPassword, requireGoodPassword } from '../contrasenia.service.ts';
import { findCuenta, type Cuenta } from '../../cuenta.repository.ts';
import { isAccountInScope } from '../../../../db/scope.ts';
import { frenoKey, requireAttempt } from '../../freno/freno.service.ts';
import { replacePassword } from './replace-password.ts';

type UpdPassword = typeof sesionApi.updPassword;
type Body = RequestOf<UpdPassword>['body'];

/** `POST /usuario/upd/password/`: changes the caller's password, or as an admin sets a temporary one for another person (P4). */
export async function changePassword(context: Context, { body }: RequestOf<UpdPassword>): Promise<ResponseOf<UpdPassword>> {
  const { db, user } = context;
  const id_usuario = body.id_usuario ?? user.id_usuario;
  const cuenta = await findCuenta(db, id_usuario);
  if (!cuenta) throw notFound('usuario');
  await (id_usuario === user.id_usuario ? changeOwn(context, cuenta, body) : giveTemporary(context, cuenta, body));
  return { ...done(context, 'registro.actualizado'), id_usuario };
}

/** Changes the caller's password and revokes their other sessions. Wrong current passwords are counted (P8). */
async function changeOwn(context: Context, cuenta: Cuenta, { contrasenia, contrasenia_actual }: Body): Promise<void> {
  if (!contrasenia_actual) throw invalid('contrasenia_actual', 'sesion.contrasena.faltaActual');
  if (contrasenia === contrasenia_actual) throw invalid('contrasenia', 'sesion.contrasena.misma');
  requireGoodPassword(contrasenia, cuenta, 'contrasenia');
  await requireAttempt(context, [frenoKey('cambio', cuenta.id_usuario)]);
  if (!(await matchesPassword(cuenta.contrasenia_hash, contrasenia_actual))) {
    throw invalid('contrasenia_actual', 'sesion.contrasena.actualErrada');
  }
  const { user } = context;
  await replacePassword(context, {
    cuenta,
    password: contrasenia,
    temporary: false,
    actor: user,
    event: 'contrasenia',
    keep: user.id_sesion,
  });
}

/** Sets a temporary password. Throws 403 for an access beyond their scope (P46). */
async function giveTemporary(context: Context, cuenta: Cuenta, { contrasenia }: Body): Promise<void> {
  const { db, scope } = context;
  if (!(await isAccountInScope(db, scope, cuenta.id_usuario))) throw failure('sin_permiso', 'llamada.accesoMayor');
  requireGoodPassword(contrasenia, cuenta, 'contrasenia');
  await replacePassword(context, { cuenta, password: contrasenia, temporary: true, actor: context.user, event: 'contrasenia_temporal' });
}
