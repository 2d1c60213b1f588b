import type { calendarioApi } from '@portal/contract/calendario';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { chooseLanguage, loadTranslator } from '@portal/messages';
import { type Context, instantOf, type PublicContext } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../errors/errors.ts';
import { recordEvent } from '../log/log.public.ts';
import { frenoKey, hashToken, newToken, requireAttempt } from '../sesion/sesion.public.ts';
import { deleteEnlace, findDueno, findEnlaceOf, findFines, saveEnlace } from './calendario.repository.ts';
import { addressOfToken, tokenOfArchivo, writeCalendario } from './calendario.rules.ts';

type Calendario = typeof calendarioApi;

/** `GET /calendario/enlace`: since when the caller has an address; never the address. */
export const getEnlace = async ({ db, user }: Context): Promise<ResponseOf<Calendario['sel']>> => ({
  enlace: await findEnlaceOf(db, user.id_usuario),
});

const note = (trx: Executor, { user, now }: Context, tipo: string): Promise<number> =>
  recordEvent(trx, {
    id_usuario: user.id_usuario,
    id_autor: user.id_usuario,
    usuario: user.username,
    tabla: 'usuario',
    tipo,
    now,
  });

/** `POST /calendario/enlace`: makes the caller's address, or another one in its place. */
export const createEnlace = (context: Context): Promise<ResponseOf<Calendario['ins']>> =>
  inTransaction(context, async (trx) => {
    const token = newToken();
    const { id_usuario } = context.user;
    const replaced = await saveEnlace(trx, { id_usuario, token_hash: hashToken(token), now: instantOf(context) });
    await note(trx, context, replaced ? 'calendario_reemplazado' : 'calendario_creado');
    const direccion = addressOfToken(context.config.publicUrl, token);
    return { ...done(context, replaced ? 'tablero.calendario.reemplazado' : 'tablero.calendario.creado'), direccion };
  });

/** `DELETE /calendario/enlace`: takes the caller's address back. */
export const removeEnlace = (context: Context): Promise<ResponseOf<Calendario['del']>> =>
  inTransaction(context, async (trx) => {
    if (!(await deleteEnlace(trx, context.user.id_usuario))) throw notFound('calendario');
    await note(trx, context, 'calendario_quitado');
    return done(context, 'tablero.calendario.quitado');
  });

/**
 * `GET /calendario/:token.ics`: the calendar of an address (P292). Throws 404 for an unknown one, at the cost of one statement, and 429 after 60 readings
 * in an hour.
 */
export async function openCalendario(context: PublicContext, { params }: RequestOf<Calendario['abrir']>): Promise<string> {
  const { db, today, settings, config } = context;
  const token = tokenOfArchivo(params.archivo);
  const dueno = token && (await findDueno(db, hashToken(token), today));
  if (!dueno) throw notFound('calendario');
  const { id_usuario, idioma } = dueno;
  await requireAttempt(context, [frenoKey('calendario', id_usuario)]);
  const texts = await loadTranslator(chooseLanguage([idioma ?? settings.idioma]));
  const fines = await findFines(db, { id_usuario, today });
  return writeCalendario(texts, { id_usuario, fines, publicUrl: config.publicUrl, empresa: settings.nombre_empresa });
}
