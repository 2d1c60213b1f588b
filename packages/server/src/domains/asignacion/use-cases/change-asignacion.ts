import type { asignacionApi } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { findAuthor } from '../../../core/master/author.repository.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { seesContent } from '../../../db/owned.ts';
import { failure, invalid, notFound, staleVersion } from '../../../errors/errors.ts';
import { assign } from '../asignar.service.ts';
import { closeAbiertas, findAlcanzadas } from '../cierre.repository.ts';
import { type AsignacionUna, findUna } from '../lista.repository.ts';

type Upd = typeof asignacionApi.upd;
type Body = RequestOf<Upd>['body'];

const CERRADA = 2;

/**
 * `POST /asignacion/upd/:id`: closes an assignment (2) or opens it again (1), which brings its progress back, also of a plan that is over.
 * Repeating the present state changes nothing. Throws 404, 409 (P31), and 400 for opening that of a person who left.
 */
export const changeAsignacion = (context: Context, { params, body }: RequestOf<Upd>): Promise<ResponseOf<Upd>> =>
  inTransaction(context, async (trx) => {
    const { id } = params;
    if (!(await findAlcanzadas(trx, context.scope, [id])).has(id)) throw notFound('asignacion');
    const stored = await readAsignacion(trx, context, id);
    const { codigo_estado } = body;
    if (stored.codigo_estado !== codigo_estado) {
      if (stored.version !== body.version) {
        const autor = await findAuthor(trx, { table: 'asignacion', key: 'id_asignacion' }, id);
        throw staleVersion(stored, { propia: false, autor });
      }
      await change(trx, context, { stored, body });
    }
    const { version } = await readAsignacion(trx, context, id);
    const sentence = codigo_estado === CERRADA ? 'asignacion.cierre.cerrada' : 'asignacion.cierre.abierta';
    return { ...done(context, sentence), id_asignacion: id, codigo_estado, version };
  });

async function readAsignacion(trx: Executor, { scope }: Context, id: number): Promise<AsignacionUna> {
  const found = await findUna({ db: trx, scope }, id);
  if (!found) throw notFound('asignacion');
  return found;
}

async function change(trx: Executor, context: Context, { stored, body }: { readonly stored: AsignacionUna; readonly body: Body }) {
  const [usuario, now] = [context.user.username, instantOf(context)];
  const { id_asignacion, id_usuario, id_planestudio, cesado } = stored;
  if (body.codigo_estado === CERRADA) {
    await closeAbiertas(trx, [id_asignacion], { motivo: body.motivo, usuario, now });
    return;
  }
  if (!(await seesContent(trx, { table: 'planestudio', scope: context.scope }, id_planestudio)))
    throw failure('sin_permiso', 'pertenencia.errores.otra');
  if (cesado) throw invalid('codigo_estado', 'asignacion.cesada');
  const opened = { codigo_grupo: null, fuente: 'individual' as const, usuario_creacion: usuario, fecha_creacion: now };
  await assign(trx, [{ id_usuario, id_planestudio, ...opened }]);
}
