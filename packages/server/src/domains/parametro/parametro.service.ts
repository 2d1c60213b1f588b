import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { parametroApi, ParametroFila } from '@portal/contract/parametro';
import type { Context } from '../../core/context.ts';
import { failure, notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { parametroService } from './parametro.master.ts';
import { dominioExists, findParametros, idDominioExists, listParametrosOf } from './parametro.repository.ts';

type Parametro = typeof parametroApi;

/** `GET /parametro/sellst/:id`. Throws 404 for an unknown table. */
export async function listParametrosOfTabla(
  { db, scope }: Context,
  { params, query }: RequestOf<Parametro['sellst']>,
): Promise<Listing<ParametroFila>> {
  if (!(await idDominioExists(db, params.id))) throw notFound('dominio');
  return listParametrosOf(db, { id_dominio: params.id, scope }, query);
}

/** `POST /parametro/upd/:id`: the usual change, with the id from the path. */
export const changeParametro = (
  context: Context,
  { params, body }: RequestOf<Parametro['updId']>,
): Promise<ResponseOf<Parametro['updId']>> =>
  parametroService.change(context, { body: { ...body, id_parametro: params.id }, params: undefined, query: undefined });

/** `GET /parametro/sellst/dominio/:code` (P84). Throws 404 for an unknown key. */
export async function listParametros(
  { db, scope }: Context,
  { params }: RequestOf<Parametro['ofDominio']>,
): Promise<ResponseOf<Parametro['ofDominio']>> {
  const rows = await findParametros(db, params.code, scope);
  if (!rows.length && !(await dominioExists(db, params.code)))
    throw failure('no_encontrado', 'inexistente.dominioClave', { codigo: params.code });
  return rows;
}
