import { message } from '@portal/messages';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { instantOf, type PublicContext } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { fieldFailure } from '../../../errors/errors.ts';
import { hashPassword, requireGoodPassword } from '../contrasenia/contrasenia.service.ts';
import { newCode, requireOpenRegistration } from '../registro.service.ts';
import { findCuentas, insertCuenta } from '../cuenta.repository.ts';
import { expiryDays } from '../find-session.service.ts';
import { rememberDevice } from '../dispositivo.service.ts';
import { addressKey, requireAttempt } from '../freno/freno.service.ts';
import { openSession } from '../open-session.service.ts';
import { personOf } from '../person.service.ts';

type Register = typeof sesionApi.register;

/**
 * `POST /register`: inserts an account with the e-mail as username (P3) and signs it in. Throws 403 `registro_cerrado` unless registration
 * is open (P9), 409 `duplicado` for an e-mail with an account. The 409 reveals accounts, which open registration accepts; the counter of
 * the address limits enumeration.
 */
export async function register(context: PublicContext, { body }: RequestOf<Register>): Promise<ResponseOf<Register>> {
  const { db, settings, ip } = context;
  requireOpenRegistration(settings);
  await requireAttempt(context, [addressKey('solicitudes', ip)]);
  const username = body.email.toLowerCase();
  requireGoodPassword(body.password, { username }, 'password');
  if ((await findCuentas(db, username)).length) throw taken();
  const now = instantOf(context);
  const password = { contrasenia_hash: await hashPassword(body.password), contrasenia_fecha: now, contrasenia_temporal: false };
  const entry = await db.transaction().execute(async (trx) => {
    const names = { nombres: body.first_name, apellido_paterno: body.last_name, correo_electronico: username, correo_comprobado: false };
    const cuenta = await insertCuenta(trx, { username, codigo_usuario: newCode(), ...names, ...password, now });
    if (!cuenta) throw taken();
    const dispositivo = await rememberDevice(trx, cuenta.id_usuario, { dispositivo: body.dispositivo, now: context.now });
    return { api_token: await openSession(trx, cuenta, context), dispositivo };
  });
  const usuario = await personOf(context, entry.api_token);
  return { ...done(context, 'sesion.registro.hecho'), ...entry, dias_vencimiento: expiryDays(password, context), usuario };
}

const taken = () => fieldFailure('duplicado', 'email', message('sesion.registro.repetido'));
