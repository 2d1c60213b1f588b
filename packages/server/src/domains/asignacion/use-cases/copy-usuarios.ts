import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import type { Context } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { unknownContents } from '../../../db/owned.ts';
import type { Scope } from '../../../db/scope.ts';
import { invalid } from '../../../errors/errors.ts';
import { assignJudged } from '../assign-judged.service.ts';
import { parejasDePlan } from '../copia.repository.ts';
import { judgePairs } from '../juicio.repository.ts';

type Copiar = typeof planestudioApi.copiar;

/**
 * `POST /planestudio/ins/copia`: gives the second plan to the people who have the first one open, in the scope of the caller. All or nothing,
 * repeatable. Throws 400 for an unknown plan, and for the same one twice.
 */
export const copyUsuarios = (context: Context, { body }: RequestOf<Copiar>): Promise<ResponseOf<Copiar>> =>
  inTransaction(context, async (trx) => {
    await requirePlanes(trx, context.scope, body);
    const { today, scope } = context;
    const parejas = parejasDePlan(body.id_planestudio, [body.id_referencia], scope);
    const judged = await judgePairs(trx, parejas, { today, reabrir: body.reabrir });
    const { counts } = await assignJudged(trx, context, { judged, fuente: 'copia' });
    const { resultado, existentes, cesados, omitidos } = counts;
    return { ...done(context, 'planestudio.copia.hecha', { resultado, existentes, omitidos: omitidos + cesados }), ...counts };
  });

/** Throws 400 at the field of a plan that does not exist, and for a plan that would be copied to itself. */
export async function requirePlanes(
  trx: Executor,
  scope: Scope,
  { id_planestudio, id_referencia }: { readonly id_planestudio: number; readonly id_referencia: number },
): Promise<void> {
  const unknown = await unknownContents(trx, { table: 'planestudio', scope }, [id_planestudio, id_referencia]);
  if (unknown.includes(id_planestudio)) throw invalid('id_planestudio', 'asignacion.sinPlan');
  if (unknown.length) throw invalid('id_referencia', 'asignacion.sinPlan');
  if (id_planestudio === id_referencia) throw invalid('id_referencia', 'planestudio.copia.mismoPlan');
}
