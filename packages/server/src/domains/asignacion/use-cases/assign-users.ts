import { done } from '../../../core/http/answer/done.ts';
import type { asignacionApi } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context } from '../../../core/context.ts';
import { invalid } from '../../../errors/errors.ts';
import { requireKnown } from '../../../core/master/link-service.ts';
import type { Executor } from '../../../db/executor.ts';
import { unknownContents } from '../../../db/owned.ts';
import { type Scope, unknownPeople } from '../../../db/scope.ts';
import type { Veredicto } from '../../../db/tables/evaluaciones.ts';
import { findAsignacion } from '../asignar.repository.ts';
import { allInserted, assignJudged } from '../assign-judged.service.ts';
import { judgePairs, parejasDeIds } from '../juicio.repository.ts';
import { inTransaction } from '../../../core/transaction.ts';

type Asignacion = typeof asignacionApi;
type Parejas = RequestOf<Asignacion['ins']>['body'];

/**
 * `POST /asignacion/ins`: all or nothing, repeatable; skips and counts people who left and plans that are inactive or over. Throws 400 with the row
 * of an unknown id.
 */
export const assignUsers = (context: Context, { body }: RequestOf<Asignacion['ins']>): Promise<ResponseOf<Asignacion['ins']>> =>
  inTransaction(context, async (trx) => {
    await requireParejas(trx, context.scope, body);
    const judged = await judgePairs(trx, parejasDeIds(body.map(usuarioOf), body.map(planOf)), { today: context.today, reabrir: true });
    const { counts } = await assignJudged(trx, context, { judged, fuente: 'individual' });
    const answer = allInserted({ ...counts, existentes: counts.existentes + body.length - judged.length });
    return { ...done(context, 'asignacion.lote', answer), ...answer };
  });

/** `POST /asignacion/ins/item`. Throws 400 for an unknown id, a person who left, and a plan that is inactive or over. */
export const assignUser = (context: Context, { body }: RequestOf<Asignacion['insItem']>): Promise<ResponseOf<Asignacion['insItem']>> =>
  inTransaction(context, async (trx) => {
    if ((await unknownPeople(trx, context.scope, [body.id_usuario])).length) throw invalid('id_usuario', 'asignacion.sinPersona');
    if ((await unknownContents(trx, { table: 'planestudio', scope: context.scope }, [body.id_planestudio])).length)
      throw invalid('id_planestudio', 'asignacion.sinPlan');
    const judged = await judgePairs(trx, parejasDeIds([body.id_usuario], [body.id_planestudio]), { today: context.today, reabrir: true });
    refusePassed(judged[0]?.veredicto);
    const { counts } = await assignJudged(trx, context, { judged, fuente: 'individual' });
    const { insertados, reabiertos, existentes } = allInserted(counts);
    const { id_asignacion } = await findAsignacion(trx, body);
    const counted = { id_asignacion, insertados, reabiertos, existentes };
    return { ...done(context, insertados ? 'asignacion.hecho' : 'asignacion.yaEstaba'), ...counted };
  });

const usuarioOf = ({ id_usuario }: Parejas[number]): number => id_usuario;
const planOf = ({ id_planestudio }: Parejas[number]): number => id_planestudio;

async function requireParejas(trx: Executor, scope: Scope, body: Parejas): Promise<void> {
  const [usuarios, planes] = [body.map(usuarioOf), body.map(planOf)];
  requireKnown(usuarios, { field: 'id_usuario', noun: 'persona' }, await unknownPeople(trx, scope, usuarios));
  requireKnown(planes, { field: 'id_planestudio', noun: 'plan' }, await unknownContents(trx, { table: 'planestudio', scope }, planes));
}

/** Throws 400 for a pair that is not assigned although it is new. */
function refusePassed(veredicto: Veredicto | undefined): void {
  if (veredicto === 'cesada') throw invalid('id_usuario', 'asignacion.cesada');
  if (veredicto === 'plan_inactivo') throw invalid('id_planestudio', 'asignacion.planInactivo');
  if (veredicto === 'plan_terminado') throw invalid('id_planestudio', 'asignacion.planTerminado');
}
