import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { dispositivoApi } from '@portal/contract/dispositivo';
import { type DeviceContext, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, invalid } from '../../../errors/errors.ts';
import { recordEvent } from '../../log/log.public.ts';
import {
  clearAttempt,
  describeEntry,
  frenoKey,
  hashPassword,
  hashToken,
  lockingCounters,
  matchesPassword,
  noteFailure,
  openSession,
  requireAttempt,
  shopPersonOf,
  touchExternalLogin,
} from '../../sesion/sesion.public.ts';
import { findOfTienda, isSamePin, savePin, type Titular } from '../pin.repository.ts';
import { llaveOf, newSecret } from '../codigo-dispositivo.crypto.ts';
import { findSecret } from '../vinculo.repository.ts';
import { requireGoodPin } from '../pin.service.ts';

type Entrar = typeof dispositivoApi.entrar;

/** Equal failure for an unknown document, somebody of another shop, a wrong or expired PIN, and none (P123). */
const refused = () => failure('credenciales', 'dispositivo.errores.entrada');

/**
 * `POST /dispositivo/entrar`: opens a session on the calling tablet by document and PIN (P123, P124). Attempts are counted by person and by
 * tablet. A provisional PIN opens nothing until a new one comes with it: 403 `pin_provisional`.
 */
export async function enterTienda(context: DeviceContext, { query, body }: RequestOf<Entrar>): Promise<ResponseOf<Entrar>> {
  const { db, dispositivo, now } = context;
  const titular = await findOfTienda(db, body.documento, dispositivo);
  const keys = {
    cuenta: frenoKey('pin', titular?.id_usuario ?? hashToken(body.documento.toLowerCase())),
    direccion: frenoKey('tableta', dispositivo.id_dispositivo),
  };
  await requireAttempt(context, Object.values(keys));
  const valid = titular && !(titular.fecha_expiracion && Date.parse(titular.fecha_expiracion) <= now.getTime());
  const matches = await matchesPassword(valid ? titular.pin_hash : null, body.pin);
  if (!titular || !matches) {
    await noteFailure(context, titular, 'pin_fallido');
    throw refused();
  }
  const pin_hash = titular.fecha_expiracion === null ? undefined : await replacement(titular, body);
  const api_token = await lockingCounters(() =>
    db.transaction().execute(async (trx) => {
      if (!(await touchExternalLogin(trx, titular.id_usuario, instantOf(context)))) throw refused();
      if (!(await isSamePin(trx, titular.id_usuario, titular.pin_hash ?? ''))) throw refused();
      if (pin_hash) await replacePin(trx, context, { titular, pin_hash });
      const token = await openSession(trx, titular, { ...context, tableta: dispositivo });
      // Last, because it locks the counter of the tablet until the commit.
      await clearAttempt(trx, keys);
      return token;
    }),
  );
  const usuario = await shopPersonOf(context, titular.id_usuario, api_token);
  const llave = llaveOf(await findSecret(db, newSecret()), { ...dispositivo, id_usuario: titular.id_usuario });
  return { ...done(context, 'sesion.iniciada'), api_token, ...(await describeEntry(context, { usuario, tienda: true, query })), llave };
}

/** Returns the hash of the PIN that replaces a provisional one. Throws 403 without a new PIN, 400 for a bad one. */
async function replacement(titular: Titular, { pin, pin_nuevo }: RequestOf<Entrar>['body']): Promise<string> {
  if (pin_nuevo === undefined) throw failure('pin_provisional', 'dispositivo.pin.elija');
  if (pin_nuevo === pin) throw invalid('pin_nuevo', 'dispositivo.pin.mismo');
  requireGoodPin(pin_nuevo, titular, 'pin_nuevo');
  return hashPassword(pin_nuevo);
}

async function replacePin(
  trx: Executor,
  context: DeviceContext,
  { titular: { id_usuario, username: usuario }, pin_hash }: { readonly titular: Titular; readonly pin_hash: string },
): Promise<void> {
  await savePin(trx, id_usuario, { pin_hash, fecha: instantOf(context), fecha_expiracion: null });
  await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'usuario', tipo: 'pin_tienda', now: context.now });
}
