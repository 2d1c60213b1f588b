import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type emailApi, SIN_CORREO_MAX } from '@portal/contract/email';
import type { Context } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { Executor } from '../../../../db/executor.ts';
import { findNombradas, findSinCorreo, judgeAvisos, type JudgedAviso, lockPersonasDe, type VeredictoAviso } from '../aviso.repository.ts';
import { findElegidas } from '../../lista.repository.ts';
import { tellAssignments } from './write-avisos.ts';

type Asigna = typeof emailApi.asigna;
type Body = RequestOf<Asigna>['body'];

/**
 * `POST /email/asigna`: queues a letter about their assigned plans to people named by code or assignment, once a day for each opening. Address and
 * name are the stored ones: those of the body would make the portal an open relay. With `simular` counts and sends nothing.
 */
export const sendAvisos = (context: Context, { body }: RequestOf<Asigna>): Promise<ResponseOf<Asigna>> =>
  inTransaction(context, async (trx) => {
    const { ids, desconocidas } = await named(trx, context, body);
    const simular = !Array.isArray(body) && body.simular === 1;
    if (!simular) await lockPersonasDe(trx, ids);
    const judged = await judgeAvisos(trx, ids, context);
    const told = judged.filter(({ veredicto }) => veredicto === 'avisa').map(({ id_asignacion }) => id_asignacion);
    const { lote } = simular ? { lote: null } : await tellAssignments(trx, context, told);
    const counted = { ...countsOf(judged), desconocidas: desconocidas + ids.length - judged.length };
    const without = judged.filter(({ veredicto }) => veredicto === 'sin_correo' || veredicto === 'rebotado');
    return {
      ...done(context, simular ? 'email.asigna.simulado' : 'email.asigna.hecho', counted),
      ...counted,
      lote,
      personas_sin_correo: await findSinCorreo(
        trx,
        without.map(({ id_asignacion }) => id_asignacion),
        SIN_CORREO_MAX,
      ),
    };
  });

async function named(trx: Executor, context: Context, body: Body) {
  if (Array.isArray(body)) return findNombradas(trx, body, context);
  const { asignaciones } = body;
  if ('ids' in asignaciones) return { ids: [...new Set(asignaciones.ids)], desconocidas: 0 };
  const ids = await findElegidas({ db: trx, scope: context.scope }, asignaciones.filtros ?? {}, asignaciones.seleccion);
  return { ids, desconocidas: 0 };
}

function countsOf(judged: readonly JudgedAviso[]) {
  const of = (wanted: VeredictoAviso) => judged.filter(({ veredicto }) => veredicto === wanted);
  const people = (wanted: VeredictoAviso) => new Set(of(wanted).map(({ id_usuario }) => id_usuario)).size;
  return {
    enviados: people('avisa'),
    sin_correo: people('sin_correo'),
    rebotados: people('rebotado'),
    cesados: people('cesado'),
    ya_avisadas: of('ya_avisada').length,
    cerradas: of('cerrada').length,
    planes_terminados: of('plan_terminado').length,
    planes_inactivos: of('plan_inactivo').length,
  };
}
