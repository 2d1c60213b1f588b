import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { preguntaApi } from '@portal/contract/pregunta';
import { type Context, instantOf } from '../../core/context.ts';
import { invalid, notFound } from '../../errors/errors.ts';
import { done } from '../../core/http/answer/done.ts';
import { contentById } from '../../core/master/content-by-id.ts';
import { newOwner, requireOwn } from '../../core/master/owner.ts';
import { lockOwners, seesContent } from '../../db/owned.ts';
import { contenidoDe } from './contenido.rules.ts';
import { requireContenido, requireDistintas } from './contenido.service.ts';
import * as repository from './pregunta.repository.ts';
import { inTransaction } from '../../core/transaction.ts';

type Pregunta = typeof preguntaApi;

/** `POST /pregunta/ins`: inserts all questions or none (P30). Throws 400 with the row of an unknown category. */
export const createPreguntas = (context: Context, { body }: RequestOf<Pregunta['ins']>): Promise<ResponseOf<Pregunta['ins']>> =>
  inTransaction(context, async (trx) => {
    const categorias = await repository.findCategorias(trx);
    const index = body.findIndex((row) => !categorias.has(row.codigo_categoria));
    if (index >= 0) {
      const codigo = body[index]?.codigo_categoria ?? '';
      throw invalid(`${index}.codigo_categoria`, 'enlace.fila.categoria', { fila: index + 1, codigo });
    }
    const contenidos = body.map((row, place) => ({ ...contenidoDe(row), prefijo: `${place}.` }));
    for (const contenido of contenidos) requireDistintas(contenido, contenido.prefijo);
    await lockOwners(trx, 'link');
    await requireContenido(trx, context.scope, contenidos);
    const rows = body.map((row, place) => ({
      ...row,
      ...contenidos[place]!,
      ...newOwner(context.scope, row.id_empresa, `${place}.id_empresa`),
    }));
    const ids = await repository.insertPreguntas(trx, rows, { usuario: context.user.username, now: instantOf(context) });
    return { ...done(context, 'registro.insertado'), insertados: ids.length, id_pregunta: ids[0] ?? 0, ids };
  });

/** `GET /pregunta/sellst/tema/:id` */
export const listPreguntasOfTema = contentById('tema', repository.findPreguntasOfTema);

/** `GET /pregunta/sellst/asignado/:id`: all active questions, with `asignado` for this topic. */
export const listAsignadas = (context: Context, { params, query }: RequestOf<Pregunta['asignado']>) =>
  repository.findAsignadas(context, params.id, query);

/** `GET /pregunta/sellst/:id`: questions of the category with this code; without such a category the question with this id. */
export async function listPreguntasOfCategoria(context: Context, { params, query }: RequestOf<Pregunta['ofCategoria']>) {
  if ((await repository.findCategorias(context.db)).has(params.id)) return repository.findPreguntasOfCategoria(context, params.id, query);
  return repository.findPreguntaAsList(context, /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0, query);
}

/** `GET /pregunta/sellst/version/:id` */
export const listVersiones = contentById('pregunta', repository.findVersiones);

/**
 * `DELETE /pregunta/tema/:id`: deletes a link; the question stays in the bank. Throws 404 without the link, 403 for one of a topic that is not the
 * limited access's.
 */
export const unlinkPregunta = (
  context: Context,
  { params }: RequestOf<Pregunta['desvincular']>,
): Promise<ResponseOf<Pregunta['desvincular']>> =>
  inTransaction(context, async (trx) => {
    const { scope } = context;
    const id_tema = await repository.temaPreguntas.remove(trx, params.id);
    if (id_tema === undefined || !(await seesContent(trx, { table: 'tema', scope }, id_tema))) throw notFound('enlace');
    await requireOwn(trx, { table: 'tema', scope }, [id_tema]);
    return done(context, 'registro.eliminado');
  });
