import { api } from '@portal/contract';
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
import { annulEvaluacion } from './use-cases/annul-evaluacion.ts';
import { getRespuestas, getResultado } from './use-cases/get-resultado.ts';
import { submitCuestionario } from './use-cases/submit-cuestionario.ts';

const { detalle, evaluacion } = api;

export const evaluacionRoutes: readonly Route[] = [
  route(evaluacion.sellst, listEvaluaciones),
  route(evaluacion.ofSesion, listEvaluacionesPropias),
  route(evaluacion.reporte, listReporte),
  route(evaluacion.ins, openEvaluacion),
  inPersonRoute(evaluacion.insDetalle, submitCuestionario),
  ownRoute(evaluacion.sel, (context, { params }) => ownerOfEvaluacion(context, params.id), getEvaluacion),
  ownRoute(
    evaluacion.resultadoPost,
    (context, { body }) => ownerOfEvaluacion(context, body.id_evaluacion),
    (context, { body }) => getResultado(context, body.id_evaluacion),
  ),
  ownRoute(
    evaluacion.resultado,
    (context, { params }) => ownerOfEvaluacion(context, params.id),
    (context, { params }) => getResultado(context, params.id),
  ),
  ownRoute(
    evaluacion.result,
    (context, { params }) => ownerOfEvaluacion(context, params.id),
    (context, { params }) => getResultado(context, params.id),
  ),
  ownRoute(evaluacion.respuestas, (context, { params }) => ownerOfEvaluacion(context, params.id), getRespuestas),
  route(evaluacion.upd, annulEvaluacion),
  route(evaluacion.del, removeEvaluacion),
  route(detalle.sellst, listDetalles),
  inPersonRoute(detalle.ins, saveBorrador),
  inPersonRoute(detalle.insVarias, saveBorradorVarios),
  ownRoute(detalle.sel, (context, { params }) => ownerOfDetalle(context, params.id), getDetalle),
  inPersonRoute(detalle.upd, changeBorrador),
  inPersonRoute(detalle.del, clearBorrador),
];
