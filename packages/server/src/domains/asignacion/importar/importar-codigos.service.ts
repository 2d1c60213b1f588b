import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import type { Context } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { requireKnown } from '../../../core/master/link-service.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { unknownContents } from '../../../db/owned.ts';
import { assignJudged } from '../assign-judged.service.ts';
import { findCandidatas } from './identificar.repository.ts';
import { identify } from './identificar.rules.ts';
import { judgeCodigos } from './importar.repository.ts';
import type { JudgedCodigo } from './importar.rules.ts';
import type { JudgedPair } from '../juicio.repository.ts';

type Calls = typeof planestudioApi;
type Filas = RequestOf<Calls['importarCodigos']>['body'];

/** `POST /planestudio/importar/`: finds the people of codes and judges each pair. Throws 400 with the row of an unknown plan. */
export async function findCodigos(
  context: Context,
  { body }: RequestOf<Calls['importarCodigos']>,
): Promise<ResponseOf<Calls['importarCodigos']>> {
  const found = await judge(context.db, context, body);
  return found.map(({ cierre: _cierre, ...fila }, index) => ({ id: index + 1, ...fila }));
}

/** `POST /planestudio/importar/ins`: assigns the pairs of a reviewed list, each once, all or nothing. Throws 400 with the row of an unknown plan. */
export const assignCodigos = (
  context: Context,
  { body }: RequestOf<Calls['importarCodigosIns']>,
): Promise<ResponseOf<Calls['importarCodigosIns']>> =>
  inTransaction(context, async (trx) => {
    const found = await judge(trx, context, body);
    const { counts } = await assignJudged(trx, context, { judged: pairsOf(found), fuente: 'planilla' });
    const no_existen = found.filter(({ id_usuario }) => id_usuario === null).length;
    const { resultado, existentes, cesados, omitidos } = counts;
    const said = { asignados: resultado, existentes, rechazados: omitidos + cesados + no_existen };
    return { ...done(context, 'asignacion.importacion.hecha', said), ...counts, no_existen };
  });

async function judge(db: Executor, { scope, today, settings }: Context, filas: Filas): Promise<JudgedCodigo[]> {
  const planes = filas.map(({ id_planestudio }) => id_planestudio);
  requireKnown(planes, { field: 'id_planestudio', noun: 'plan' }, await unknownContents(db, { table: 'planestudio', scope }, planes));
  const nombradas = filas.map(({ codigo }) => ({ codigo, documento: '', correo: '' }));
  const found = identify(nombradas, await findCandidatas(db, nombradas, scope), false);
  const named = filas.map((fila, index) => ({ ...fila, id_usuario: found[index]?.id_usuario ?? null }));
  return judgeCodigos(db, named, { today, zona: settings.zona_horaria, reabrir: true });
}

/** Returns the pairs that people were found for, each once. */
function pairsOf(found: readonly JudgedCodigo[]): JudgedPair[] {
  const pairs = new Map<string, JudgedPair>();
  for (const { id_usuario, id_planestudio, veredicto } of found) {
    if (id_usuario === null || veredicto === 'no_existe') continue;
    pairs.set(`${id_usuario} ${id_planestudio}`, { id_usuario, id_planestudio, veredicto, codigo_grupo: null, razon: {} });
  }
  return [...pairs.values()];
}
