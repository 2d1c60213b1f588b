import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { invalid } from '../../../errors/errors.ts';
import { matchesPassword } from '../contrasenia/contrasenia.service.ts';
import { findCuenta } from '../cuenta.repository.ts';
import { factoresOf } from '../factor/factor.repository.ts';
import { spendCode } from '../factor/factor.service.ts';
import { frenoKey, requireAttempt } from '../freno/freno.service.ts';
import { deleteIntento } from '../freno/intento.repository.ts';
import { checkLlave, spendLlave } from '../factor/llave.service.ts';
import { confirmSesion } from '../sesion.repository.ts';

type Confirm = typeof sesionApi.confirmarSesion;

/**
 * `POST /usuario/sesion/confirmar`: the person proves to be there, by a code of the second factor or a passkey, by the password if there is neither;
 * for five minutes this session may do what wants a proof (P153). Wrong ones are counted like wrong current passwords and codes (P8).
 */
export async function confirmSession(context: Context, { body }: RequestOf<Confirm>): Promise<ResponseOf<Confirm>> {
  const { db, user, now } = context;
  const { id_usuario, id_sesion } = user;
  const { contrasenia, codigo, llave } = body;
  const key = frenoKey(contrasenia === undefined ? 'factor' : 'cambio', id_usuario);
  await requireAttempt(context, [key]);
  if (contrasenia !== undefined) await requirePassword(context, contrasenia);
  const prueba = llave && (await checkLlave(context, { llave, asunto: `confirmar:${id_sesion}`, id_usuario }));
  await db.transaction().execute(async (trx) => {
    if (codigo !== undefined && !(await spendCode(trx, { id_usuario, now }, codigo))) throw invalid('codigo', 'sesion.factor.errado');
    if (llave && !(prueba && (await spendLlave(trx, prueba, now)))) throw invalid('llave', 'seguridad.llave.rechazada');
    await confirmSesion(trx, id_sesion, instantOf(context));
    await deleteIntento(trx, key);
  });
  return { ...done(context, 'seguridad.confirmar.hecha') };
}

/** A password that was seen or guessed may not add a way in that goes round the second factor. */
async function requirePassword({ db, user }: Context, contrasenia: string): Promise<void> {
  const factores = await factoresOf(db, user.id_usuario);
  if (factores.codigo || factores.llave) throw invalid('contrasenia', 'seguridad.confirmar.usarFactor');
  const cuenta = await findCuenta(db, user.id_usuario);
  if (!(await matchesPassword(cuenta?.contrasenia_hash, contrasenia))) throw invalid('contrasenia', 'sesion.contrasena.actualErrada');
}
