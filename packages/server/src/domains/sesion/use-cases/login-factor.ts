import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { instantOf, type PublicContext } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import type { Executor } from '../../../db/executor.ts';
import { AppError, failure } from '../../../errors/errors.ts';
import { recordEvent } from '../../log/log.public.ts';
import { touchExternalLogin } from '../cuenta.repository.ts';
import { type Desafio, findDesafio, takeDesafio, tryDesafio } from '../factor/desafio.repository.ts';
import { rememberDevice } from '../dispositivo.service.ts';
import { describeEntry } from '../entrada.service.ts';
import { spendCode } from '../factor/factor.service.ts';
import { noteFailure } from '../freno/fallo.service.ts';
import { addressKey, clearAttempt, frenoKey, lockingCounters, requireAttempt } from '../freno/freno.service.ts';
import { checkLlave, spendLlave } from '../factor/llave.service.ts';
import { openSession } from '../open-session.service.ts';
import { personOf } from '../person.service.ts';
import { hashToken } from '../token.crypto.ts';

type LoginFactor = typeof sesionApi.loginFactor;

const spent = () => failure('enlace_vencido', 'sesion.factor.vencido');

/**
 * `POST /usuario/login/factor`: second step of a sign-in, with the challenge of the first and a code of the app, a recovery code or a
 * passkey's answer. Throws
 * 410 for a challenge that expired, was used or has no tries left, 401 for a wrong code or answer, and 429 while codes of this person are blocked (P8).
 */
export async function loginFactor(context: PublicContext, { query, body }: RequestOf<LoginFactor>): Promise<ResponseOf<LoginFactor>> {
  const { db, ip } = context;
  const token_hash = hashToken(body.desafio);
  const desafio = await findDesafio(db, token_hash, instantOf(context));
  const direccion = addressKey('direccion', ip);
  if (!desafio) {
    await requireAttempt(context, [direccion]);
    throw spent();
  }
  const keys = { cuenta: frenoKey('factor', desafio.id_usuario), direccion };
  await requireAttempt(context, Object.values(keys));
  if (!(await tryDesafio(db, token_hash))) throw spent();
  const { llave } = body;
  const prueba = llave && (await checkLlave(context, { llave, asunto: `factor:${token_hash}`, id_usuario: desafio.id_usuario }));
  const opened = lockingCounters(() =>
    db.transaction().execute(async (trx) => {
      // Locks the person's row: a change of the password, which closes the challenge, runs before or after.
      if (!(await touchExternalLogin(trx, desafio.id_usuario, instantOf(context)))) throw spent();
      if (body.codigo !== undefined) await requireCode(trx, context, { desafio, codigo: body.codigo });
      else if (!prueba || !(await spendLlave(trx, prueba, context.now))) throw failure('credenciales', 'seguridad.llave.rechazada');
      if (!(await takeDesafio(trx, token_hash))) throw spent();
      const api_token = await openSession(trx, desafio, {
        ...context,
        ...(desafio.proveedor !== null && { proveedor: desafio.proveedor }),
      });
      const dispositivo = await rememberDevice(trx, desafio.id_usuario, { dispositivo: body.dispositivo, now: context.now });
      // Last, because it locks the counter of the address until the commit.
      await clearAttempt(trx, keys);
      return { api_token, dispositivo };
    }),
  );
  const entry = await opened.catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'credenciales')
      await noteFailure(context, desafio, llave ? 'llave_fallida' : 'factor_fallido');
    throw error;
  });
  const usuario = await personOf(context, entry.api_token);
  return { ...done(context, 'sesion.iniciada'), ...entry, ...(await describeEntry(context, { usuario, query })) };
}

/** Uses up the code. Throws 401 for a wrong one; a recovery code is noted in the log. */
async function requireCode(
  trx: Executor,
  { now }: PublicContext,
  { desafio, codigo }: { desafio: Desafio; codigo: string },
): Promise<void> {
  const { id_usuario, username: usuario } = desafio;
  const kind = await spendCode(trx, { id_usuario, now }, codigo);
  if (!kind) throw failure('credenciales', 'sesion.factor.errado');
  if (kind === 'recuperacion') {
    await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'usuario', tipo: 'factor_recuperacion', now });
  }
}
