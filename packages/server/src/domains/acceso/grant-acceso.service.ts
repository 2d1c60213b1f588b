import type { accesoApi } from '@portal/contract/acceso';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { chooseLanguage, loadTranslator, message, type Translator } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldFailure, notFound } from '../../errors/errors.ts';
import { findPapel } from '../../mail/papel.repository.ts';
import { bienvenidaMail } from '../../mail/templates/bienvenida.ts';
import { BIENVENIDA_MS, queueMail } from '../email/email.public.ts';
import { hashPassword, issueLinks, requireGoodPassword } from '../sesion/sesion.public.ts';
import { usernameFor } from './acceso.rules.ts';
import { lockGrantor, requireDerechos } from './otorgante.service.ts';
import { findTaken, insertTitular, lockTitular, saveDerechos } from './titular.repository.ts';

type Ins = typeof accesoApi.ins;
type InsPersona = typeof accesoApi.insPersona;
type Body = RequestOf<Ins>['body'];

const ACTIVO = 1;

/** Account of a new access, before it is stored. */
interface Account {
  readonly username: string;
  readonly codigo_usuario: string;
  readonly nombres: string;
  readonly correo_electronico: string;
}

/**
 * `POST /usuario/ins/acceso`: inserts a person with a role. With a password it is temporary (P4), without one a mailed link lets the person choose
 * one. Throws 409 for a code or an e-mail that somebody has.
 */
export async function createAcceso(context: Context, { body }: RequestOf<Ins>): Promise<ResponseOf<Ins>> {
  const { password, rol, indicador_alcance, empresas } = body;
  const derechos = { rol, indicador_alcance, empresas };
  const account = accountOf(body);
  if (password) requireGoodPassword(password, account, 'password');
  const now = instantOf(context);
  const secret = password ? { contrasenia_hash: await hashPassword(password), contrasenia_fecha: now } : {};
  const texts = await loadTranslator(chooseLanguage([context.settings.idioma]));
  return inTransaction(context, async (trx) => {
    const scope = await lockGrantor(trx, context);
    await requireDerechos(trx, scope, derechos);
    await requireFree(trx, account);
    const id_usuario = await insertTitular(trx, { ...account, ...secret }, { derechos, usuario: context.user.username, now });
    if (!password) await invite(trx, context, { id_usuario, account, texts });
    return { ...done(context, 'registro.insertado'), id_usuario, username: account.username };
  });
}

function accountOf({ codigo_usuario, nombres, correo_electronico }: Body): Account {
  const correo = correo_electronico.toLowerCase();
  return { username: usernameFor(correo, codigo_usuario), codigo_usuario, nombres, correo_electronico: correo };
}

/** Throws 409 at the code or the e-mail if another person has it, also as username. */
async function requireFree(trx: Executor, { username, codigo_usuario, correo_electronico: correo }: Account): Promise<void> {
  const taken = await findTaken(trx, { username, codigo_usuario, correo });
  if (taken.codigo) throw fieldFailure('duplicado', 'codigo_usuario', message('registro.repetido', { valor: codigo_usuario }));
  if (taken.correo) throw fieldFailure('duplicado', 'correo_electronico', message('acceso.errores.correo'));
}

interface Invitation {
  readonly id_usuario: number;
  readonly account: Account;
  readonly texts: Translator;
}

/** Queues the welcome letter with a link to choose the password. */
async function invite(trx: Executor, { config, settings, now }: Context, { id_usuario, account, texts }: Invitation): Promise<void> {
  const { nombres: nombre, username, correo_electronico: destinatario } = account;
  const token = (await issueLinks(trx, [id_usuario], { now, ms: BIENVENIDA_MS })).get(id_usuario);
  const mail = bienvenidaMail(texts, {
    nombre,
    username,
    portal: `${config.publicUrl}/auth/login`,
    // Behind `#`, where no server and no log sees it.
    enlace: `${config.publicUrl}/auth/reset-password#token=${token}`,
    ...(await findPapel(trx, { settings, publicUrl: config.publicUrl, guia: 'guia-de-uso' })),
  });
  await queueMail(trx, { clave: `bienvenida:${id_usuario}:1`, tipo: 'bienvenida', id_usuario, destinatario, ...mail, now });
}

/** `POST /usuario/ins/acceso/persona`: gives a role to a stored person. Throws 409 for a person who is Cesado or has an access. */
export const grantAcceso = (context: Context, { body }: RequestOf<InsPersona>): Promise<ResponseOf<InsPersona>> =>
  inTransaction(context, async (trx) => {
    const { codigo_usuario, ...derechos } = body;
    const scope = await lockGrantor(trx, context);
    const titular = await lockTitular(trx, scope, { codigo_usuario });
    if (!titular) throw notFound('usuario');
    const { id_usuario, personal: nombre } = titular;
    if (titular.con_rol) throw fieldFailure('duplicado', 'codigo_usuario', message('acceso.errores.yaTiene', { nombre }));
    if (titular.codigo_estado !== ACTIVO) throw fieldFailure('conflicto', 'codigo_usuario', message('acceso.errores.cesado', { nombre }));
    await requireDerechos(trx, scope, derechos);
    await saveDerechos(trx, id_usuario, { derechos, usuario: context.user.username, now: instantOf(context) });
    return { ...done(context, 'registro.actualizado'), id_usuario, nombre };
  });
