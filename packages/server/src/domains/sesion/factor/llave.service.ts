import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type CredencialUsada, LLAVES_MAXIMAS, type OpcionesUso, type sesionApi } from '@portal/contract/sesion';
import { type Context, instantOf, type PublicContext } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, invalid, notFound } from '../../../errors/errors.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findCuenta } from '../cuenta.repository.ts';
import { factoresOf } from './factor.repository.ts';
import { noteChange, portalName } from './factor.service.ts';
import { newOptions, readNueva, readUso, type UsoLlave, useOptions } from './llave.crypto.ts';
import { deleteLlave, findLlave, insertLlave, listCredenciales, listLlaves, type Llave, useLlave } from './llave.repository.ts';
import { type Asunto, titularOf, writeReto } from './reto.crypto.ts';
import { newReto, requireSitio, retoSecret, takeReto } from './reto.service.ts';
import { revokeSesiones } from '../sesion.repository.ts';

type Usuario = typeof sesionApi;

/** Passkey with a checked signature, and the use to be written. */
export type Prueba = Llave & { readonly uso: UsoLlave };

interface Answered {
  readonly llave: CredencialUsada;
  readonly asunto: Asunto;
  /** Owner whom the passkey must have; absent: any owner, whom the authenticator names as well. */
  readonly id_usuario?: number;
}

/**
 * Checks a passkey's answer (P168); undefined for a wrong one, whatever is wrong. A counter that did not go on is logged: somebody copied the
 * passkey. `spendLlave` writes the use.
 */
export async function checkLlave(context: PublicContext, { llave, asunto, id_usuario }: Answered): Promise<Prueba | undefined> {
  const { db } = context;
  const sitio = requireSitio(context);
  const secret = await retoSecret(db);
  const reto = await takeReto(context, llave, { asunto, secret });
  const known = reto === undefined ? undefined : await findLlave(db, llave.id);
  if (reto === undefined || !known) return undefined;
  const { userHandle } = llave.response;
  const owner = userHandle ? userHandle === titularOf(secret, known.id_usuario) : id_usuario !== undefined;
  if (!owner || (id_usuario ?? known.id_usuario) !== known.id_usuario) return undefined;
  const uso = await readUso(llave, { sitio, reto, clave_publica: known.clave_publica });
  if (!uso) return undefined;
  return (await noteCopy(context, known, uso)) ? undefined : { ...known, uso };
}

/** Logs a counter that did not go on, and returns whether: somebody copied the passkey. */
async function noteCopy({ db, now }: PublicContext, known: Llave, uso: UsoLlave): Promise<boolean> {
  if (known.contador === 0 || uso.contador > known.contador) return false;
  const { id_usuario, username: usuario, nombre: detalle } = known;
  await recordEvent(db, { id_usuario, usuario, detalle, tabla: 'usuario', tipo: 'llave_repetida', now });
  return true;
}

/** Writes the use of a checked passkey in the caller's transaction; false if it is gone or another use came first. */
export const spendLlave = (trx: Executor, { id_llave, uso }: Prueba, now: Date): Promise<boolean> =>
  useLlave(trx, { id_llave, ...uso }, now.toISOString());

/** Builds the options to sign with a passkey: of this person, or of anybody. Throws 409 for a person without one. */
export async function askLlave(context: PublicContext, asunto: Asunto, id_usuario?: number): Promise<{ opciones: OpcionesUso }> {
  const sitio = requireSitio(context);
  const conocidas = id_usuario === undefined ? [] : await listCredenciales(context.db, id_usuario);
  if (id_usuario !== undefined && conocidas.length === 0) throw failure('conflicto', 'seguridad.llave.ninguna');
  return { opciones: useOptions({ sitio, reto: await newReto(context, asunto), conocidas }) };
}

/** `POST /usuario/sesion/confirmar/llave`: options for the proof of the caller's session (P153). */
export const askProof = (context: Context): Promise<ResponseOf<Usuario['retarSesion']>> =>
  askLlave(context, `confirmar:${context.user.id_sesion}`, context.user.id_usuario);

/** `GET /usuario/llave/sellst`: the caller's passkeys. */
export const listOwnLlaves = ({ db, user }: Context): Promise<ResponseOf<Usuario['sellstLlave']>> => listLlaves(db, user.id_usuario);

const tooMany = () => failure('conflicto', 'seguridad.llave.demasiadas', { total: LLAVES_MAXIMAS });

/** `POST /usuario/llave/iniciar`: options for a new passkey of the caller. Throws 409 for a person who has the most. */
export async function startLlave(context: Context): Promise<ResponseOf<Usuario['iniciarLlave']>> {
  const { db, user } = context;
  const { id_usuario, id_sesion, username } = user;
  const sitio = requireSitio(context);
  const conocidas = await listCredenciales(db, id_usuario);
  if (conocidas.length >= LLAVES_MAXIMAS) throw tooMany();
  const cuenta = await findCuenta(db, id_usuario);
  const secret = await retoSecret(db);
  const reto = writeReto(secret, `nueva:${id_sesion}`, context.now);
  const persona = { titular: titularOf(secret, id_usuario), username, nombres: cuenta?.nombres ?? username };
  return { opciones: newOptions({ sitio, reto, portal: portalName(context), ...persona, conocidas }) };
}

/**
 * `POST /usuario/llave/ins`: stores the passkey that an authenticator made for the options of this session. The first protection of an account
 * closes its other sessions, which none guarded, as an authenticator app does (P151).
 */
export async function addLlave(context: Context, { body }: RequestOf<Usuario['insLlave']>): Promise<ResponseOf<Usuario['insLlave']>> {
  const { db, user } = context;
  const { id_usuario, id_sesion } = user;
  const sitio = requireSitio(context);
  const reto = await takeReto(context, body.llave, { asunto: `nueva:${id_sesion}`, secret: await retoSecret(db) });
  const nueva = reto === undefined ? undefined : await readNueva(body.llave, { sitio, reto });
  if (!nueva) throw invalid('llave', 'seguridad.llave.rechazada');
  const now = instantOf(context);
  const id_llave = await db.transaction().execute(async (trx) => {
    const { codigo, llave } = await factoresOf(trx, id_usuario);
    const { nombre } = body;
    const transportes = body.llave.response.transports ?? [];
    const id = await insertLlave(trx, { ...nueva, id_usuario, nombre, transportes, fecha_creacion: now });
    if (id === undefined) throw failure('duplicado', 'seguridad.llave.duplicada');
    if (!codigo && !llave) await revokeSesiones(trx, [id_usuario], { now, except: id_sesion });
    await noteChange(trx, context, { id_usuario, tipo: 'llave_agregada', detalle: nombre });
    return id;
  });
  return { ...done(context, 'seguridad.llave.agregada'), id_llave };
}

/** `DELETE /usuario/llave/:id`: removes a passkey of the caller. Throws 404 for another person's. */
export async function removeLlave(context: Context, { params }: RequestOf<Usuario['delLlave']>): Promise<ResponseOf<Usuario['delLlave']>> {
  const { id_usuario } = context.user;
  await context.db.transaction().execute(async (trx) => {
    const detalle = await deleteLlave(trx, { id_llave: params.id, id_usuario });
    if (detalle === undefined) throw notFound('llave');
    await noteChange(trx, context, { id_usuario, tipo: 'llave_retirada', detalle });
  });
  return { ...done(context, 'seguridad.llave.retirada') };
}
