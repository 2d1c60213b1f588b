import { correoConDominio, type RequestOf, type ResponseOf, validate } from '@portal/contract/core';
import { LIMITE_ACCESO } from '@portal/contract/limites';
import type { sesionApi } from '@portal/contract/sesion';
import { correoOpcional, nombrePersona } from '@portal/contract/usuario';
import type { Proveedor } from '../../../../config/proveedores.ts';
import { instantOf, type PublicContext } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { failure, invalid } from '../../../../errors/errors.ts';
import type { Executor } from '../../../../db/executor.ts';
import { type AccesoExterno, takeAcceso } from '../acceso-externo.repository.ts';
import { findByCorreo, insertCuenta, touchExternalLogin, type Cuenta } from '../../cuenta.repository.ts';
import { needsFactor, openDesafio } from '../../factor/desafio.service.ts';
import { describeEntry } from '../../entrada.service.ts';
import { factoresOf } from '../../factor/factor.repository.ts';
import { addressKey, lockingCounters, requireAttempt } from '../../freno/freno.service.ts';
import { forgiveIntento } from '../../freno/intento.repository.ts';
import { openSession } from '../../open-session.service.ts';
import { personOf } from '../../person.service.ts';
import { chooseByCorreo, foldCorreo } from '../proveedor.rules.ts';
import { refusal, requireProveedor } from '../proveedor.service.ts';
import { newCode, requireOpenRegistration } from '../../registro.service.ts';
import { hashToken } from '../../token.crypto.ts';

type Finish = typeof sesionApi.finishExternal;

const spent = () => failure('enlace_vencido', 'sesion.externo.usado');

/**
 * `POST /usuario/externo/terminar`: opens the session of the only active person with the verified e-mail (`docs/decisions/014`). Throws
 * 410 for a code that expired, was used or belongs to another browser, 401 with the reason for a refused person.
 */
export async function finishExternal(context: PublicContext, { query, body }: RequestOf<Finish>): Promise<ResponseOf<Finish>> {
  const { db } = context;
  const keys = [addressKey('direccion', context.ip), addressKey('solicitudes', context.ip)];
  await requireAttempt(context, keys.slice(0, 1));
  const acceso = await takeAcceso(db, hashToken(body.codigo), instantOf(context));
  if (!acceso || acceso.llave_hash !== hashToken(body.llave)) throw spent();
  const proveedor = requireProveedor(context, acceso.proveedor);
  if (acceso.motivo) throw refusal(acceso.motivo, proveedor);
  const known = await findPerson(context, acceso, proveedor);
  const factores = known && (await factoresOf(db, known.id_usuario));
  if (known && factores && (factores.codigo || factores.llave)) {
    throw needsFactor(await challenge(context, { cuenta: known, proveedor }, keys), factores);
  }
  const api_token = await lockingCounters(() =>
    db.transaction().execute(async (trx) => {
      const cuenta = known ?? (await registerPerson(trx, context, acceso));
      if (!(await touchExternalLogin(trx, cuenta.id_usuario, instantOf(context)))) throw refusal('cesado', proveedor);
      const token = await openSession(trx, cuenta, { ...context, proveedor: proveedor.id });
      for (const key of keys) await forgiveIntento(trx, key);
      return token;
    }),
  );
  const usuario = await personOf(context, api_token);
  return { ...done(context, 'sesion.iniciada'), api_token, ...(await describeEntry(context, { usuario, query })) };
}

interface Known {
  readonly cuenta: Cuenta;
  readonly proveedor: Proveedor;
}

/** Opens the challenge of a person whom the provider authenticated: its own second factor is not the portal's (docs/decisions/068). */
const challenge = (context: PublicContext, { cuenta: { id_usuario }, proveedor }: Known, keys: readonly string[]): Promise<string> =>
  lockingCounters(() =>
    context.db.transaction().execute(async (trx) => {
      const token = await openDesafio(trx, context, { id_usuario, proveedor: proveedor.id });
      for (const key of keys) await forgiveIntento(trx, key);
      return token;
    }),
  );

/** Returns a provider's e-mail as it is stored. A domain that ASCII writes without `xn--` would be that of somebody else's e-mail, and stays. */
function storedCorreo(correo: string): string {
  const stored = foldCorreo(correoConDominio(correo));
  const labels = stored.slice(stored.lastIndexOf('@') + 1).split('.');
  return labels.some((label) => label.startsWith('xn--')) ? stored : foldCorreo(correo);
}

/** Returns the person of the e-mail; undefined for an unknown one if registration was requested and is open. */
async function findPerson({ db, settings }: PublicContext, acceso: AccesoExterno, proveedor: Proveedor): Promise<Cuenta | undefined> {
  if (!acceso.correo) throw spent();
  const choice = chooseByCorreo(await findByCorreo(db, storedCorreo(acceso.correo)));
  if ('cuenta' in choice) return choice.cuenta;
  if (choice.motivo !== 'sin_cuenta' || !acceso.registrar) throw refusal(choice.motivo, proveedor);
  requireOpenRegistration(settings);
  return undefined;
}

/** Returns the beginning of a name by the rules of registration; undefined for one that has an address, markup or what nobody sees. */
function nameFrom(text: string | null, max: number): string | undefined {
  const { data, issues } = validate(nombrePersona(max), (text ?? '').trim().slice(0, max));
  return issues ? undefined : data;
}

/** Inserts an account like a registration (P3) but without a password; the person can set one by «¿Olvidó su contraseña?». */
async function registerPerson(trx: Executor, context: PublicContext, { correo, nombres, apellidos }: AccesoExterno): Promise<Cuenta> {
  const username = storedCorreo(correo ?? '');
  const { max } = LIMITE_ACCESO;
  if (username.length > max) throw failure('datos_invalidos', 'sesion.registro.correoLargo', { maximo: max });
  // A provider's e-mail is taken letter by letter: what the form would mend could be another person's.
  const { data, issues } = validate(correoOpcional, username);
  if (issues || data !== username) throw invalid('email', 'validacion.correo');
  const codigo_usuario = newCode();
  const cuenta = await insertCuenta(trx, {
    username,
    codigo_usuario,
    nombres: nameFrom(nombres, max) ?? nameFrom(username.split('@')[0]!.replaceAll(/[\d.]+/g, ' '), max) ?? codigo_usuario,
    apellido_paterno: nameFrom(apellidos, max) ?? '',
    correo_electronico: username,
    correo_comprobado: true,
    now: instantOf(context),
  });
  if (!cuenta) throw spent();
  return cuenta;
}
