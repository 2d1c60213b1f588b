import type { api, RequestOf, ResponseOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { dominioExists, findParametros } from './parametro.repository.ts';

type OfDominio = typeof api.parametro.ofDominio;

/** `GET /parametro/sellst/dominio/:code` (P84). Throws 404 for an unknown key. */
export async function listParametros({ db }: Context, { params }: RequestOf<OfDominio>): Promise<ResponseOf<OfDominio>> {
  const rows = await findParametros(db, params.code);
  if (!rows.length && !(await dominioExists(db, params.code)))
    throw failure('no_encontrado', 'inexistente.dominio', { codigo: params.code });
  return rows;
}
