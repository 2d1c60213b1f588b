import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import type { Executor } from '../../../db/executor.ts';
import { isAccountInScope } from '../../../db/scope.ts';
import { failure, invalid, notFound } from '../../../errors/errors.ts';
import type { CambioSeguridad } from '../../../mail/templates/seguridad.ts';
import { recordEvent } from '../../log/log.public.ts';
import { tellOwner } from '../aviso-seguridad.service.ts';
import { matchesPassword } from '../contrasenia/contrasenia.service.ts';
import { findCuenta } from '../cuenta.repository.ts';
import { closeDesafios } from './desafio.repository.ts';
import { addressOf, hashRecovery, newRecoveryCodes, newSecreto, stepOf } from './factor.crypto.ts';
import * as factor from './factor.repository.ts';
import { frenoKey, requireAttempt } from '../freno/freno.service.ts';
import { deleteIntento } from '../freno/intento.repository.ts';
import { deleteLlaves } from './llave.repository.ts';
import { revokeSesiones } from '../sesion.repository.ts';

type Usuario = typeof sesionApi;

const wrongCode = () => invalid('codigo', 'sesion.factor.errado');

/**
 * Uses up a code of the app or a recovery code in the caller's transaction; returns which it was, undefined for a wrong or used one. Each
 * is accepted once, by conditional updates (P151).
 */
export async function spendCode(
  trx: Executor,
  { id_usuario, now }: { readonly id_usuario: number; readonly now: Date },
  typed: string,
): Promise<'app' | 'recuperacion' | undefined> {
  const codigo = typed.replaceAll(' ', '').trim();
  if (!/^\d{6}$/.test(codigo)) {
    const codigo_hash = hashRecovery(id_usuario, codigo);
    return (await factor.spendRecuperacion(trx, id_usuario, { codigo_hash, now: now.toISOString() })) ? 'recuperacion' : undefined;
  }
  const secreto = await factor.findSecreto(trx, id_usuario, 'activo');
  const paso = secreto === undefined ? undefined : stepOf(secreto, codigo, now);
  if (secreto === undefined || paso === undefined) return undefined;
  return (await factor.spendPaso(trx, id_usuario, { paso, secreto })) ? 'app' : undefined;
}

/** Returns the name of the portal that an authenticator shows. */
export const portalName = ({ settings, texts }: Pick<Context, 'settings' | 'texts'>): string =>
  settings.nombre_empresa || texts.word({ clave: 'seguridad.respuesta.portal' });

/** `GET /usuario/factor`: whether the caller has a second factor; never its secret. */
export async function readFactor({ db, user }: Context): Promise<ResponseOf<Usuario['selFactor']>> {
  const estado = await factor.findFactor(db, user.id_usuario);
  return { activo: estado !== undefined, fecha_activacion: estado?.fecha_activacion ?? null, codigos: estado?.codigos ?? 0 };
}

/** `POST /usuario/factor/iniciar`: makes a secret for the app; only this answer holds it. Throws 409 while a factor is active. */
export async function startFactor(context: Context): Promise<ResponseOf<Usuario['iniciarFactor']>> {
  const { db, user } = context;
  const secreto = newSecreto();
  if (!(await factor.beginFactor(db, user.id_usuario, { secreto, now: instantOf(context) })))
    throw failure('conflicto', 'seguridad.respuesta.yaActivo');
  const portal = portalName(context);
  return { ...done(context, 'seguridad.respuesta.preparado'), secreto, direccion: addressOf(secreto, { portal, username: user.username }) };
}

/**
 * `POST /usuario/factor/activar`: activates the factor by a first code and makes the recovery codes. Revokes the person's other sessions,
 * which no second factor guarded.
 */
export async function confirmFactor(
  context: Context,
  { body }: RequestOf<Usuario['activarFactor']>,
): Promise<ResponseOf<Usuario['activarFactor']>> {
  const { db, user, now } = context;
  const { id_usuario, id_sesion } = user;
  await requireAttempt(context, [frenoKey('factor', id_usuario)]);
  const secreto = await factor.findSecreto(db, id_usuario, 'pendiente');
  if (secreto === undefined) throw failure('conflicto', 'seguridad.respuesta.sinPreparar');
  const paso = stepOf(secreto, body.codigo.replaceAll(' ', ''), now);
  if (paso === undefined) throw wrongCode();
  const codigos = newRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    if (!(await factor.activateFactor(trx, id_usuario, { secreto, paso, now: instantOf(context) }))) {
      throw failure('conflicto', 'seguridad.respuesta.sinPreparar');
    }
    await keepCodes(trx, id_usuario, codigos);
    await revokeSesiones(trx, [id_usuario], { now: instantOf(context), except: id_sesion });
    await noteChange(trx, context, { id_usuario, tipo: 'factor_activado' });
  });
  return { ...done(context, 'seguridad.respuesta.activado'), codigos };
}

const keepCodes = (trx: Executor, id_usuario: number, codigos: readonly string[]): Promise<void> =>
  factor.replaceRecuperacion(
    trx,
    id_usuario,
    codigos.map((codigo) => hashRecovery(id_usuario, codigo)),
  );

interface Change {
  readonly id_usuario: number;
  readonly tipo: string;
  readonly detalle?: string;
}

/** Changes of which the person reads by mail; new recovery codes are none. */
const TOLD: Readonly<Record<string, CambioSeguridad | undefined>> = {
  factor_activado: 'factor_activado',
  factor_retirado: 'factor_retirado',
  factor_restablecido: 'factor_restablecido',
  llave_agregada: 'llave_agregada',
  llave_retirada: 'llave_retirada',
};

/** Resets the counter of codes, logs a change of the second factor and notifies the person (P169). */
export async function noteChange(trx: Executor, context: Context, change: Change): Promise<void> {
  const { user, now } = context;
  await deleteIntento(trx, frenoKey('factor', change.id_usuario));
  const id_log = await recordEvent(trx, { ...change, id_autor: user.id_usuario, usuario: user.username, tabla: 'usuario', now });
  const cambio = TOLD[change.tipo];
  const cuenta = cambio && (await findCuenta(trx, change.id_usuario));
  if (cambio && cuenta) await tellOwner(trx, context, { cuenta, cambio, id_log });
}

/** `POST /usuario/factor/codigos`: replaces the recovery codes, for a code of the app or one of them. */
export async function renewCodes(
  context: Context,
  { body }: RequestOf<Usuario['codigosFactor']>,
): Promise<ResponseOf<Usuario['codigosFactor']>> {
  const { db, user } = context;
  const { id_usuario } = user;
  await requireAttempt(context, [frenoKey('factor', id_usuario)]);
  const codigos = newRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    if (!(await spendCode(trx, { id_usuario, now: context.now }, body.codigo))) throw wrongCode();
    await keepCodes(trx, id_usuario, codigos);
    await noteChange(trx, context, { id_usuario, tipo: 'factor_codigos' });
  });
  return { ...done(context, 'seguridad.respuesta.codigosNuevos'), codigos };
}

/** Throws 400 for a wrong password of the caller; an account without one, which enters by a provider, has nothing to show. */
async function requireOwnPassword(context: Context, contrasenia: string | undefined): Promise<void> {
  const cuenta = await findCuenta(context.db, context.user.id_usuario);
  if (!cuenta) throw notFound('usuario');
  if (cuenta.contrasenia_hash === null) return;
  if (!contrasenia) throw invalid('contrasenia', 'sesion.contrasena.faltaActual');
  if (!(await matchesPassword(cuenta.contrasenia_hash, contrasenia))) throw invalid('contrasenia', 'sesion.contrasena.actualErrada');
}

/** `POST /usuario/factor/quitar`: turns the second factor off, for the password and a code. Wrong ones are counted (P8). */
export async function removeFactor(
  context: Context,
  { body }: RequestOf<Usuario['quitarFactor']>,
): Promise<ResponseOf<Usuario['quitarFactor']>> {
  const { db, user, now } = context;
  const { id_usuario } = user;
  const keys = [frenoKey('cambio', id_usuario), frenoKey('factor', id_usuario)];
  await requireAttempt(context, keys);
  await requireOwnPassword(context, body.contrasenia);
  await db.transaction().execute(async (trx) => {
    if (!(await spendCode(trx, { id_usuario, now }, body.codigo))) throw wrongCode();
    await factor.deleteFactor(trx, id_usuario);
    await deleteIntento(trx, frenoKey('cambio', id_usuario));
    await noteChange(trx, context, { id_usuario, tipo: 'factor_retirado' });
  });
  return { ...done(context, 'seguridad.respuesta.retirado') };
}

/**
 * `POST /usuario/factor/restablecer`: takes app, recovery codes and passkeys from another person who lost them, and ends their sessions. Throws 404 for an
 * account out of reach (P46), 409 without a factor.
 */
export async function resetFactor(
  context: Context,
  { body: { id_usuario } }: RequestOf<Usuario['restablecerFactor']>,
): Promise<ResponseOf<Usuario['restablecerFactor']>> {
  const { db, scope, user } = context;
  if (id_usuario === user.id_usuario) throw invalid('id_usuario', 'seguridad.respuesta.propio');
  if (!(await findCuenta(db, id_usuario)) || !(await isAccountInScope(db, scope, id_usuario))) throw notFound('usuario');
  await db.transaction().execute(async (trx) => {
    const had = await factor.deleteFactor(trx, id_usuario);
    if (!(await deleteLlaves(trx, id_usuario)) && !had) throw failure('conflicto', 'seguridad.respuesta.ninguno');
    await revokeSesiones(trx, [id_usuario], { now: instantOf(context) });
    await closeDesafios(trx, [id_usuario]);
    await noteChange(trx, context, { id_usuario, tipo: 'factor_restablecido' });
  });
  return { ...done(context, 'seguridad.respuesta.restablecido') };
}
