import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { instantOf, type PublicContext } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { failure } from '../../../errors/errors.ts';
import { touchExternalLogin } from '../cuenta.repository.ts';
import { findDesafio } from '../factor/desafio.repository.ts';
import { rememberDevice } from '../dispositivo.service.ts';
import { describeEntry } from '../entrada.service.ts';
import { noteFailure } from '../freno/fallo.service.ts';
import { addressKey, clearAttempt, frenoKey, lockingCounters, requireAttempt } from '../freno/freno.service.ts';
import { findLlave } from '../factor/llave.repository.ts';
import { askLlave, checkLlave, spendLlave } from '../factor/llave.service.ts';
import { openSession } from '../open-session.service.ts';
import { personOf } from '../person.service.ts';
import { hashToken } from '../token.crypto.ts';

type Usuario = typeof sesionApi;

/**
 * Value of `sesion.proveedor` for a session that a passkey opened: like a provider's, it does not use the password, so the password's age
 * does not matter.
 */
const BY_LLAVE = 'llave';

/** Equal failure for an unknown passkey, a wrong answer and a Cesado person (P168). */
const refused = () => failure('credenciales', 'seguridad.llave.rechazada');

/**
 * `POST /usuario/login/llave/iniciar`: options for a sign-in by a passkey; writes nothing for one without a password. With the challenge of a first step they
 * name that person's passkeys. Throws 410 for a challenge that expired, 409 where the portal has no passkeys.
 */
export async function startLoginLlave(
  context: PublicContext,
  { body: { desafio } }: RequestOf<Usuario['iniciarLoginLlave']>,
): Promise<ResponseOf<Usuario['iniciarLoginLlave']>> {
  if (desafio === undefined) return askLlave(context, 'ingreso');
  const token_hash = hashToken(desafio);
  const waiting = await findDesafio(context.db, token_hash, instantOf(context));
  if (waiting) return askLlave(context, `factor:${token_hash}`, waiting.id_usuario);
  await requireAttempt(context, [addressKey('direccion', context.ip)]);
  throw failure('enlace_vencido', 'sesion.factor.vencido');
}

/**
 * `POST /usuario/login/llave`: signs in by a passkey alone, which proved possession and PIN, finger or face: no further factor is asked. Throws 401 for any
 * wrong answer, and 429 while the caller's address or the codes of this person are blocked (P8).
 */
export async function loginLlave(
  context: PublicContext,
  { query, body }: RequestOf<Usuario['loginLlave']>,
): Promise<ResponseOf<Usuario['loginLlave']>> {
  const { db, ip } = context;
  const direccion = addressKey('direccion', ip);
  await requireAttempt(context, [direccion]);
  const prueba = await checkLlave(context, { llave: body.llave, asunto: 'ingreso' });
  if (!prueba) {
    await noteFailure(context, await findLlave(db, body.llave.id), 'llave_fallida');
    throw refused();
  }
  const { id_usuario } = prueba;
  const entry = await lockingCounters(() =>
    db.transaction().execute(async (trx) => {
      // Locks the person's row, then the passkey's: who ends the access or takes the passkey runs before or after.
      if (!(await touchExternalLogin(trx, id_usuario, instantOf(context)))) throw refused();
      if (!(await spendLlave(trx, prueba, context.now))) throw refused();
      const api_token = await openSession(trx, prueba, { ...context, proveedor: BY_LLAVE });
      const dispositivo = await rememberDevice(trx, id_usuario, { dispositivo: body.dispositivo, now: context.now });
      // Last, because it locks the counter of the address until the commit.
      await clearAttempt(trx, { cuenta: frenoKey('factor', id_usuario), direccion });
      return { api_token, dispositivo };
    }),
  );
  const usuario = await personOf(context, entry.api_token);
  return { ...done(context, 'sesion.iniciada'), ...entry, ...(await describeEntry(context, { usuario, query })) };
}
