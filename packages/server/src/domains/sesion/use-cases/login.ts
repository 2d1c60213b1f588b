import { componerCorreo, type RequestOf, type ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { instantOf, type PublicContext } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure } from '../../../errors/errors.ts';
import { matchesPassword } from '../contrasenia/contrasenia.service.ts';
import { type Cuenta, findCuentas, lockLogin, touchLogin } from '../cuenta.repository.ts';
import { chooseCuenta } from '../cuenta.rules.ts';
import { needsFactor, openDesafio } from '../factor/desafio.service.ts';
import { attemptKey, rememberDevice } from '../dispositivo.service.ts';
import { describeEntry } from '../entrada.service.ts';
import { factoresOf } from '../factor/factor.repository.ts';
import { noteFailure } from '../freno/fallo.service.ts';
import { addressKey, clearAttempt, lockingCounters, requireAttempt } from '../freno/freno.service.ts';
import { openSession } from '../open-session.service.ts';
import { personOf } from '../person.service.ts';

type Login = typeof sesionApi.login;

/** Equal failure for an unknown name, a wrong password and a Cesado person (P8, P54). */
const refused = () => failure('credenciales', 'sesion.fallida');

/** Finds the account of a typed name; an e-mail also by its domain as it is stored: `peña.example` is `xn--pea-8ma.example`. */
async function findTyped(db: Executor, typed: string): Promise<Cuenta | undefined> {
  const found = chooseCuenta(await findCuentas(db, typed), typed);
  const stored = typed.includes('@') ? componerCorreo(typed) : typed;
  return found || stored === typed ? found : chooseCuenta(await findCuentas(db, stored), stored);
}

/** `POST /usuario/login`: signs in by document number or e-mail. Throws 401 `credenciales`, and 429 while blocked (P8). */
export async function login(context: PublicContext, { query, body }: RequestOf<Login>): Promise<ResponseOf<Login>> {
  const { db, ip } = context;
  const cuenta = await findTyped(db, body.username);
  const { dispositivo } = body;
  const keys = { cuenta: await attemptKey(db, { cuenta, typed: body.username, dispositivo }), direccion: addressKey('direccion', ip) };
  await requireAttempt(context, Object.values(keys));
  const active = cuenta?.codigo_estado === 1 ? cuenta : undefined;
  const matches = await matchesPassword(active?.contrasenia_hash, body.password);
  if (!active || !matches) {
    await noteFailure(context, cuenta, 'login_fallido');
    throw refused();
  }
  const factores = await factoresOf(db, active.id_usuario);
  if (factores.codigo || factores.llave) throw needsFactor(await challenge(context, active, keys), factores);
  const entry = await lockingCounters(() =>
    db.transaction().execute(async (trx) => {
      if (!(await touchLogin(trx, active, instantOf(context)))) throw refused();
      const api_token = await openSession(trx, active, context);
      const device = await rememberDevice(trx, active.id_usuario, { dispositivo, now: context.now });
      // Last, because it locks the counter of the address until the commit.
      await clearAttempt(trx, keys);
      return { api_token, dispositivo: device };
    }),
  );
  const usuario = await personOf(context, entry.api_token);
  return { ...done(context, 'sesion.iniciada'), ...entry, ...(await describeEntry(context, { usuario, query })) };
}

interface Keys {
  readonly cuenta: string;
  readonly direccion: string;
}

/** Opens the challenge of a person after a right password; codes have a counter of their own (P151). */
const challenge = (context: PublicContext, cuenta: Cuenta, keys: Keys): Promise<string> =>
  lockingCounters(() =>
    context.db.transaction().execute(async (trx) => {
      if (!(await lockLogin(trx, cuenta))) throw refused();
      const token = await openDesafio(trx, context, cuenta);
      await clearAttempt(trx, keys);
      return token;
    }),
  );
