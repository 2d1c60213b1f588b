import { api } from '@portal/contract';
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

const { detalle, evaluacion } = api;

/** Owner of a call with an attempt in its path. */
const BY_ID = {
  noun: 'evaluacion' as const,
  find: (context: Context, { params }: { readonly params: { readonly id: number } }) => ownerOfEvaluacion(context, params.id),
};

export const evaluacionRoutes: readonly Route[] = [
  route(evaluacion.sellst, listEvaluaciones),
  route(evaluacion.ofSesion, listEvaluacionesPropias),
  route(evaluacion.reporte, listReporte),
  route(evaluacion.ins, openEvaluacion),
  inPersonRoute(evaluacion.insDetalle, submitCuestionario),
  ownRoute(evaluacion.sel, BY_ID, getEvaluacion),
  ownRoute(
    evaluacion.resultadoPost,
    { noun: 'evaluacion', find: (context, { body }) => ownerOfEvaluacion(context, body.id_evaluacion) },
    (context, { body }) => getResultado(context, body.id_evaluacion),
  ),
  ownRoute(evaluacion.resultado, BY_ID, (context, { params }) => getResultado(context, params.id)),
  ownRoute(evaluacion.result, BY_ID, (context, { params }) => getResultado(context, params.id)),
  ownRoute(evaluacion.respuestas, BY_ID, getRespuestas),
  route(evaluacion.upd, annulEvaluacion, { owner: BY_ID }),
  route(evaluacion.anular, annulEvaluaciones),
  route(evaluacion.del, removeEvaluacion, { owner: BY_ID }),
  route(detalle.sellst, listDetalles),
  inPersonRoute(detalle.ins, saveBorrador),
  inPersonRoute(detalle.insVarias, saveBorradorVarios),
  ownRoute(detalle.sel, { noun: 'registro', find: (context, { params }) => ownerOfDetalle(context, params.id) }, getDetalle),
  inPersonRoute(detalle.upd, changeBorrador),
  inPersonRoute(detalle.del, clearBorrador),
];
