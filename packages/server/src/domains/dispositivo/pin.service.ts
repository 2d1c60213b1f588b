import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { dispositivoApi } from '@portal/contract/dispositivo';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { fieldFailure, invalid, notFound } from '../../errors/errors.ts';
import { recordEvent } from '../log/log.public.ts';
import { deleteIntento, frenoKey, hashPassword, matchesPassword, requireAttempt } from '../sesion/sesion.public.ts';
import { isAccountInScope } from '../../db/scope.ts';
import { newPin } from './codigo-dispositivo.crypto.ts';
import { findPin, findTitular, savePin } from './pin.repository.ts';
import { pinProblem, type PinOwner } from './pin.rules.ts';

type Dispositivo = typeof dispositivoApi;

/** Lifetime of a provisional PIN. */
const PROVISIONAL_MS = 7 * 24 * 60 * 60 * 1000;

/** Throws 400 at `field` for a PIN that is easy to guess (P123). */
export function requireGoodPin(pin: string, owner: PinOwner, field: string): void {
  const problem = pinProblem(pin, owner);
  if (problem) throw fieldFailure('datos_invalidos', field, problem);
}

/** `GET /dispositivo/pin`. */
export async function readPin({ db, user }: Context): Promise<ResponseOf<Dispositivo['pin']>> {
  const pin = await findPin(db, user.id_usuario);
  return { tiene: pin !== undefined, provisional: Boolean(pin?.fecha_expiracion), fecha: pin?.fecha ?? null };
}

/** `POST /dispositivo/pin`: sets the caller's PIN. Wrong passwords are counted like those of a change of password (P8, P123). */
export async function choosePin(context: Context, { body }: RequestOf<Dispositivo['pinIns']>): Promise<ResponseOf<Dispositivo['pinIns']>> {
  const { db, user, now } = context;
  const titular = await findTitular(db, user.id_usuario);
  if (!titular) throw notFound('usuario');
  requireGoodPin(body.pin, titular, 'pin');
  const key = frenoKey('cambio', user.id_usuario);
  await requireAttempt(context, [key]);
  if (!(await matchesPassword(titular.contrasenia_hash, body.contrasenia))) {
    throw invalid('contrasenia', 'sesion.contrasena.actualErrada');
  }
  const pin_hash = await hashPassword(body.pin);
  await inTransaction(context, async (trx) => {
    await savePin(trx, user.id_usuario, { pin_hash, fecha: instantOf(context), fecha_expiracion: null });
    for (const counter of [key, frenoKey('pin', user.id_usuario)]) await deleteIntento(trx, counter);
    const { id_usuario, username: usuario } = user;
    await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'usuario', tipo: 'pin_tienda', now });
  });
  return { ...done(context, 'dispositivo.pin.guardado') };
}

/**
 * `POST /dispositivo/pin/provisional`: makes a PIN that the person replaces when first using it. Throws 404 outside the scope: a PIN opens the
 * learner's side alone, yet nobody gets one for an account that is out of reach.
 */
export async function givePin(
  context: Context,
  { body: { id_usuario } }: RequestOf<Dispositivo['pinProvisional']>,
): Promise<ResponseOf<Dispositivo['pinProvisional']>> {
  const { db, scope, user, now } = context;
  const titular = await findTitular(db, id_usuario);
  if (!titular || !(await isAccountInScope(db, scope, id_usuario))) throw notFound('usuario');
  if (titular.codigo_estado !== 1) throw invalid('id_usuario', 'dispositivo.pin.cesado');
  const pin = goodPin(titular);
  const pin_hash = await hashPassword(pin);
  const fecha_expiracion = new Date(now.getTime() + PROVISIONAL_MS).toISOString();
  await inTransaction(context, async (trx) => {
    await savePin(trx, id_usuario, { pin_hash, fecha: instantOf(context), fecha_expiracion });
    await deleteIntento(trx, frenoKey('pin', id_usuario));
    await recordEvent(trx, {
      id_usuario,
      id_autor: user.id_usuario,
      usuario: user.username,
      tabla: 'usuario',
      tipo: 'pin_provisional',
      now,
    });
  });
  return { ...done(context, 'dispositivo.pin.provisional'), pin, fecha_expiracion };
}

/** Creates a PIN that its person could have chosen. */
function goodPin(owner: PinOwner): string {
  const pin = newPin();
  return pinProblem(pin, owner) ? goodPin(owner) : pin;
}
