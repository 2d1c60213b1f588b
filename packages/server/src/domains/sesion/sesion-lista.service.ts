import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { type Context, instantOf } from '../../core/context.ts';
import { isNear } from '../../config/private-networks.rules.ts';
import { done } from '../../core/http/answer/done.ts';
import { notFound } from '../../errors/errors.ts';
import { recordEvent } from '../log/log.public.ts';
import { describeAgent } from './agente.rules.ts';
import { listSesiones, revokeOpen, revokeOwn } from './sesion-lista.repository.ts';
import { revokeSesiones } from './sesion.repository.ts';

type Usuario = typeof sesionApi;

/** `GET /usuario/sesion/sellst`: open sessions of the caller, with device and address, never with a token (P150). */
export const listOwnSesiones = (context: Context): Promise<ResponseOf<Usuario['sellstSesion']>> =>
  sesionesOf(context, context.user.id_usuario);

/** Lists the open sessions of a person, that of the call first. */
export async function sesionesOf(context: Context, id_usuario: number): Promise<ResponseOf<Usuario['sellstSesion']>> {
  const { db, user } = context;
  const rows = await listSesiones(db, { id_usuario, id_sesion: user.id_sesion, now: instantOf(context) });
  return rows.map(({ agente, ...row }) => ({
    ...row,
    ...describeAgent(agente),
    red_interna: row.ip_uso !== null && isNear(row.ip_uso),
    actual: row.id_sesion === user.id_sesion,
  }));
}

/** `DELETE /usuario/sesion/:id`: revokes an open session of the caller. Throws 404 for any other, so that nobody learns of them. */
export async function closeSesion(
  context: Context,
  { params }: RequestOf<Usuario['delSesion']>,
): Promise<ResponseOf<Usuario['delSesion']>> {
  const { db, user, now } = context;
  const { id_usuario, username: usuario } = user;
  await db.transaction().execute(async (trx) => {
    if (!(await revokeOwn(trx, { id_usuario, id_sesion: params.id, now: instantOf(context) }))) throw notFound('sesion');
    const detalle = `sesion ${params.id}`;
    await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'usuario', tipo: 'logout', detalle, now });
  });
  return { ...done(context, 'sesion.cerrada') };
}

/** `POST /usuario/sesion/otras`: revokes every session of the caller but this one. */
export async function closeOthers(context: Context): Promise<ResponseOf<Usuario['otrasSesiones']>> {
  const { db, user, now } = context;
  const { id_usuario, username: usuario, id_sesion } = user;
  await db.transaction().execute(async (trx) => {
    await revokeSesiones(trx, [id_usuario], { now: instantOf(context), except: id_sesion });
    const detalle = 'otras sesiones';
    await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'usuario', tipo: 'logout', detalle, now });
  });
  return { ...done(context, 'sesion.otrasCerradas') };
}

/** Revokes the open sessions of another person and notes it with both names; returns how many. */
export const closeSesionesOf = (context: Context, id_usuario: number): Promise<number> =>
  context.db.transaction().execute(async (trx) => {
    const { user, now } = context;
    const cerradas = await revokeOpen(trx, { id_usuario, now: instantOf(context) });
    const detalle = `sesiones: ${cerradas}`;
    const autor = { id_autor: user.id_usuario, usuario: user.username };
    if (cerradas > 0) await recordEvent(trx, { id_usuario, ...autor, tabla: 'usuario', tipo: 'cierre_sesiones', detalle, now });
    return cerradas;
  });
