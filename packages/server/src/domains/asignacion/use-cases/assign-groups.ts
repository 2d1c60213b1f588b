import { message } from '@portal/messages';
import { done } from '../../../core/http/answer/done.ts';
import type { asignacionApi } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../../core/context.ts';
import { invalid } from '../../../errors/errors.ts';
import { requireKnown } from '../../../core/master/link-service.ts';
import type { Executor } from '../../../db/executor.ts';
import { unknownContents } from '../../../db/owned.ts';
import type { Scope } from '../../../db/scope.ts';
import { findGrupos, type NuevaRegla, saveReglas } from '../asignar.repository.ts';
import { allInserted, assignJudged, type Cuentas } from '../assign-judged.service.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { requireSinPlantilla } from '../regla/regla.service.ts';
import { judgePorReglas } from '../regla/regla-personas.repository.ts';

type InsGrupo = typeof asignacionApi.insGrupo;

/**
 * `POST /asignacion/ins/grupo`: stores a rule for each plan and group and assigns the plan to today's active members (P27);
 * `assignNewMembers` adds later ones. A limited access gives both to the people of its companies alone (P46). All or nothing, repeatable. Throws 400 with the row of an unknown plan or group.
 */
export const assignGroups = (context: Context, { body }: RequestOf<InsGrupo>): Promise<ResponseOf<InsGrupo>> =>
  inTransaction(context, async (trx) => {
    const reglas = await readReglas(trx, context.scope, body);
    const { user, scope, today } = context;
    const ids = await saveReglas(trx, reglas, { usuario_creacion: user.username, fecha_creacion: instantOf(context), scope });
    const judged = await judgePorReglas(trx, ids, { scope, today });
    const { counts } = await assignJudged(trx, context, { judged, fuente: 'regla', detalle: porGrupo });
    const answer = allInserted(counts);
    return { ...done(context, 'asignacion.grupos', answer), ...answer };
  });

const porGrupo = (counts: Cuentas) => message('actividad.porGrupo', allInserted(counts));

async function readReglas(trx: Executor, scope: Scope, body: RequestOf<InsGrupo>['body']): Promise<NuevaRegla[]> {
  const planes = body.map(({ id_planestudio }) => id_planestudio);
  requireKnown(planes, { field: 'id_planestudio', noun: 'plan' }, await unknownContents(trx, { table: 'planestudio', scope }, planes));
  await requireSinPlantilla(trx, planes, 'id_planestudio');
  const grupos = await findGrupos(trx);
  const index = body.findIndex(({ codigo_grupo }) => !grupos.has(codigo_grupo));
  if (index >= 0) throw invalid(`${index}.codigo_grupo`, 'enlace.fila.grupo', { fila: index + 1, codigo: body[index]?.codigo_grupo ?? '' });
  return body.map(({ id_planestudio, codigo_grupo }) => ({
    id_planestudio,
    nombre: '',
    condicion: [{ grupo: [grupos.get(codigo_grupo) ?? 0] }],
  }));
}
