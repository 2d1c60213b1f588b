import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { instantOf, type Context } from '../../../core/context.ts';
import { AppError } from '../../../errors/errors.ts';
import { holdProgress, recomputeProgress } from '../../asignacion/asignacion.public.ts';
import { setCertificateState } from '../../certificado/certificado.public.ts';
import { recordEvent } from '../../log/log.public.ts';
import { lockIntento, updateEstado } from '../evaluacion.repository.ts';

type Upd = typeof api.evaluacion.upd;

/**
 * `POST /evaluacion/upd/:id`: annuls (2) a graded attempt or restores it (1). Its certificate follows, and the learner's
 * progress is made anew, in one transaction. Asking for the state that it has changes nothing.
 */
export function annulEvaluacion(context: Context, { params, body }: RequestOf<Upd>): Promise<ResponseOf<Upd>> {
  const { codigo_estado } = body;
  return context.db.transaction().execute(async (trx) => {
    const attempt = await lockIntento(trx, params.id);
    if (!attempt) throw new AppError('no_encontrado', 'ID de evaluación no encontrado');
    if (attempt.fecha_fin === null) throw new AppError('conflicto', 'Un intento abierto no se anula: retírelo.');
    if (attempt.codigo_estado !== codigo_estado) {
      await holdProgress(trx, attempt);
      await updateEstado(trx, params.id, {
        codigo_estado,
        motivo_anulacion: codigo_estado === 2 ? body.motivo : null,
        usuario_modificacion: context.user.username,
        fecha_modificacion: instantOf(context),
      });
      await setCertificateState(trx, params.id, codigo_estado);
      await recomputeProgress(trx, attempt);
      await recordEvent(trx, eventOf(context, params.id, body));
    }
    const message = codigo_estado === 2 ? 'Evaluación anulada correctamente' : 'Evaluación repuesta correctamente';
    return { result: '0', message, id_evaluacion: params.id };
  });
}

const eventOf = ({ user, now }: Context, id_evaluacion: number, body: RequestOf<Upd>['body']) => ({
  id_usuario: user.id_usuario,
  usuario: user.username,
  tabla: 'evaluacion',
  now,
  tipo: body.codigo_estado === 2 ? 'evaluacion_anulada' : 'evaluacion_repuesta',
  detalle: `Evaluación ${id_evaluacion}${body.motivo ? `: ${body.motivo}` : ''}`,
});
