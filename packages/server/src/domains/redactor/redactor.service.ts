import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { redactorApi } from '@portal/contract/redactor';
import { message } from '@portal/messages';
import type { RedactorSettings } from '../../config/redactor.ts';
import { type Context, instantOf } from '../../core/context.ts';
import { doneAs } from '../../core/http/answer/done.ts';
import { requireOwn } from '../../core/master/owner.ts';
import { inTransaction } from '../../core/transaction.ts';
import { seesContent } from '../../db/owned.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../errors/errors.ts';
import { discardBorradores, findBorradores, findIntercambio, findRedacciones, findTema } from './redactor.repository.ts';

type Calls = typeof redactorApi;

/** Returns the host to which texts go. */
export const servicioDe = ({ url }: Pick<RedactorSettings, 'url'>): string => new URL(url).host;

type Reader = Pick<Context, 'scope'>;

/** Throws 404 for a topic out of sight. */
async function requireVisible(db: Executor, { scope }: Reader, id_tema: number) {
  const tema = await findTema(db, id_tema);
  if (!tema || !(await seesContent(db, { table: 'tema', scope }, id_tema))) throw notFound('tema');
  return tema;
}

/** Throws 404 for a topic out of sight, 403 for one that the limited access may not change. */
export async function requireTema(db: Executor, reader: Reader, id_tema: number) {
  const tema = await requireVisible(db, reader, id_tema);
  await requireOwn(db, { table: 'tema', scope: reader.scope }, [id_tema]);
  return tema;
}

/** `GET /redactor/activo` */
export const getActivo = async ({ config: { redactor } }: Context): Promise<ResponseOf<Calls['activo']>> => ({
  servicio: redactor ? servicioDe(redactor) : null,
  modelo: redactor?.modelo ?? null,
});

/** `GET /redactor/sellst/tema/:id`. Throws 404. */
export async function getOfTema(context: Context, { params }: RequestOf<Calls['ofTema']>): Promise<ResponseOf<Calls['ofTema']>> {
  await requireVisible(context.db, context, params.id);
  const [redacciones, borradores] = [await findRedacciones(context.db, params.id), await findBorradores(context.db, params.id)];
  return { ...(await getActivo(context)), redacciones, borradores };
}

/** `POST /redactor/descartar`: discards those drafts of a topic that nobody judged. Throws like `requireTema`. */
export const discard = (context: Context, { body }: RequestOf<Calls['descartar']>): Promise<ResponseOf<Calls['descartar']>> =>
  inTransaction(context, async (trx) => {
    await requireTema(trx, context, body.id_tema);
    const n = await discardBorradores(trx, { ...body, now: instantOf(context) });
    return doneAs(context, message('redactor.descartados', { n }));
  });

/** `GET /redactor/intercambio/:id`. Throws 404. */
export async function getIntercambio(
  context: Context,
  { params }: RequestOf<Calls['intercambio']>,
): Promise<ResponseOf<Calls['intercambio']>> {
  const found = await findIntercambio(context.db, params.id);
  if (!found) throw notFound('redaccion');
  const { id_tema, ...intercambio } = found;
  await requireVisible(context.db, context, id_tema);
  return intercambio;
}
