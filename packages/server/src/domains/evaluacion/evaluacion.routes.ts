import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi } from '@portal/contract/evaluacion';
import type { Context } from '../../core/context.ts';
import { inPersonRoute, ownRoute, route, type Route } from '../../core/http/route.ts';
import {
  changeBorrador,
  clearBorrador,
  getDetalle,
  listDetalles,
  ownerOfDetalle,
  saveBorrador,
  saveBorradorVarios,
} from './detalle.service.ts';
import {
  getEvaluacion,
  listEvaluaciones,
  listEvaluacionesPropias,
  listReporte,
  openEvaluacion,
  ownerOfEvaluacion,
  removeEvaluacion,
} from './evaluacion.service.ts';
import { annulEvaluacion, annulEvaluaciones } from './use-cases/annul-evaluacion.ts';
import { getRespuestas, getResultado } from './use-cases/get-resultado.ts';
import { submitCuestionario } from './use-cases/submit-cuestionario.ts';

/** Owner of a call with an attempt in its path. */
const BY_ID = {
  noun: 'evaluacion' as const,
  find: (context: Context, { params }: { readonly params: { readonly id: number } }) => ownerOfEvaluacion(context, params.id),
};

export const evaluacionRoutes: readonly Route[] = [
  route(evaluacionApi.sellst, listEvaluaciones),
  route(evaluacionApi.ofSesion, listEvaluacionesPropias),
  route(evaluacionApi.reporte, listReporte),
  route(evaluacionApi.ins, openEvaluacion),
  inPersonRoute(evaluacionApi.insDetalle, submitCuestionario),
  ownRoute(evaluacionApi.sel, BY_ID, getEvaluacion),
  ownRoute(
    evaluacionApi.resultadoPost,
    { noun: 'evaluacion', find: (context, { body }) => ownerOfEvaluacion(context, body.id_evaluacion) },
    (context, { body }) => getResultado(context, body.id_evaluacion),
  ),
  ownRoute(evaluacionApi.resultado, BY_ID, (context, { params }) => getResultado(context, params.id)),
  ownRoute(evaluacionApi.result, BY_ID, (context, { params }) => getResultado(context, params.id)),
  ownRoute(evaluacionApi.respuestas, BY_ID, getRespuestas),
  route(evaluacionApi.upd, annulEvaluacion, { owner: BY_ID }),
  route(evaluacionApi.anular, annulEvaluaciones),
  route(evaluacionApi.del, removeEvaluacion, { owner: BY_ID }),
  route(detalleApi.sellst, listDetalles),
  inPersonRoute(detalleApi.ins, saveBorrador),
  inPersonRoute(detalleApi.insVarias, saveBorradorVarios),
  ownRoute(detalleApi.sel, { noun: 'registro', find: (context, { params }) => ownerOfDetalle(context, params.id) }, getDetalle),
  inPersonRoute(detalleApi.upd, changeBorrador),
  inPersonRoute(detalleApi.del, clearBorrador),
];
