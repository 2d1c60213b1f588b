import { message } from '@portal/messages';
import { done } from '../../../core/http/done.ts';
import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { instantOf, type Context } from '../../../core/context.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { failure } from '../../../errors/errors.ts';
import { lockProgress, recomputeProgress } from '../../asignacion/asignacion.public.ts';
import { setCertificateState } from '../../certificado/certificado.public.ts';
import { recordEvent } from '../../log/log.public.ts';
import { lockIntento, updateEstado } from '../evaluacion.repository.ts';
import { inTransaction } from '../../../core/transaction.ts';

type Upd = typeof api.evaluacion.upd;

/**
 * `POST /evaluacion/upd/:id`: annuls (2) a graded attempt or restores it (1), sets its certificate to the same state and recomputes the
 * learner's progress, in one transaction. The present state again changes nothing. Throws 404 without it, 409 for an open attempt.
 */
export function annulEvaluacion(context: Context, { params, body }: RequestOf<Upd>): Promise<ResponseOf<Upd>> {
  const { codigo_estado } = body;
  return inTransaction(context, async (trx) => {
    const attempt = await lockIntento(trx, params.id);
    if (!attempt) throw failure('no_encontrado', 'inexistente.evaluacion');
    if (attempt.fecha_fin === null) throw failure('conflicto', 'evaluacion.errores.abierta');
    if (attempt.codigo_estado !== codigo_estado) {
      await lockProgress(trx, attempt);
      await updateEstado(trx, params.id, {
        codigo_estado,
        motivo_anulacion: codigo_estado === 2 ? body.motivo : null,
        usuario_modificacion: context.user.username,
        fecha_modificacion: instantOf(context),
      });
      await setCertificateState(trx, params.id, codigo_estado);
      await recomputeProgress(trx, attempt);
      await recordEvent(trx, await eventOf(context, attempt, body));
    }
    return { ...done(context, codigo_estado === 2 ? 'evaluacion.anulada' : 'evaluacion.repuesta'), id_evaluacion: params.id };
  });
}

const eventOf = async (
  { user, now, settings }: Context,
  { id_usuario, id_evaluacion }: { readonly id_usuario: number; readonly id_evaluacion: number },
  body: RequestOf<Upd>['body'],
) => ({
  id_usuario,
  id_autor: user.id_usuario,
  usuario: user.username,
  tabla: 'evaluacion',
  now,
  tipo: body.codigo_estado === 2 ? 'evaluacion_anulada' : 'evaluacion_repuesta',
  detalle: (await portalTexts(settings)).word(
    body.motivo
      ? message('actividad.anulacionMotivo', { id: String(id_evaluacion), motivo: body.motivo })
      : message('actividad.anulacion', { id: String(id_evaluacion) }),
  ),
});
