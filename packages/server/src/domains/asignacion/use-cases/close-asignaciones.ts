import type { asignacionApi } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { requireKnown } from '../../../core/master/link-service.ts';
import { requireConfirmedFor } from '../../../core/require-confirmed.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { notFound } from '../../../errors/errors.ts';
import { closeAbiertas, countCierre, type CuentasCierre, findAlcanzadas } from '../cierre.repository.ts';
import { findElegidas } from '../lista.repository.ts';

type Calls = typeof asignacionApi;
type Body = RequestOf<Calls['eliminar']>['body'];

/**
 * `POST /asignacion/eliminar/`: closes the selected assignments, all or none; attempts and certificates stay, and what was closed before is
 * counted (P28, P30). With `simular` it changes nothing and answers what would follow. Closing several wants a proof (P153). Throws 400 for an unknown row and for one of a person
 * outside the scope, 409 when the selection changed.
 */
export async function closeAsignaciones(
  context: Context,
  { query, body }: RequestOf<Calls['eliminar']>,
): Promise<ResponseOf<Calls['eliminar']>> {
  if (query.simular === 1) {
    const counted = await countCierre(context.db, await chosenIds(context.db, context, body));
    return { ...done(context, 'asignacion.cierre.previsto', { total: counted.cerradas }), ...counted };
  }
  return inTransaction(context, async (trx) => {
    const ids = await chosenIds(trx, context, body);
    requireConfirmedFor(context.user, 'asignaciones', { n: ids.length });
    const counted = await close(trx, context, { ids, motivo: 'seleccion' in body ? body.motivo : null });
    return { ...done(context, 'asignacion.cierre.hecho', { n: counted.cerradas, existentes: counted.existentes }), ...counted };
  });
}

/** `POST /asignacion/del/`. A repeat changes nothing. Throws 404 for an unknown assignment and one of a person outside the scope. */
export const closeAsignacion = (context: Context, { body }: RequestOf<Calls['del']>): Promise<ResponseOf<Calls['del']>> =>
  inTransaction(context, async (trx) => {
    const { id_asignacion, motivo } = body;
    const reached = await findAlcanzadas(trx, context.scope, [id_asignacion]);
    if (!reached.has(id_asignacion)) throw notFound('asignacion');
    const { cerradas: n, existentes } = await close(trx, context, { ids: [id_asignacion], motivo });
    return { ...done(context, 'asignacion.cierre.hecho', { n, existentes }), id_asignacion };
  });

/** Returns the ids of the chosen assignments, locked inside a transaction. */
async function chosenIds(db: Executor, { scope }: Context, body: Body): Promise<number[]> {
  const ids = 'seleccion' in body ? await findElegidas({ db, scope }, body.filtros ?? {}, body.seleccion) : body.map(idOf);
  const reached = await findAlcanzadas(db, scope, ids);
  const unknown = ids.filter((id) => !reached.has(id));
  requireKnown(ids, { field: 'id_asignacion', noun: 'asignacion' }, unknown);
  return [...reached];
}

const idOf = ({ id_asignacion }: { readonly id_asignacion: number }): number => id_asignacion;

/** Closes locked assignments and returns the counts of what they were. */
async function close(
  trx: Executor,
  context: Context,
  { ids, motivo }: { readonly ids: readonly number[]; readonly motivo: string | null },
): Promise<CuentasCierre> {
  const counted = await countCierre(trx, ids);
  if (counted.cerradas) await closeAbiertas(trx, ids, { motivo, usuario: context.user.username, now: instantOf(context) });
  return counted;
}
