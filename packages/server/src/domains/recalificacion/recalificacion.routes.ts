import { recalificacionApi } from '@portal/contract/recalificacion';
import { route, type Route } from '../../core/http/route.ts';
import { getRecalificacion, listCorrecciones, listFilasDe } from './recalificacion.service.ts';
import { confirmRecalificacion, undoRecalificacion } from './use-cases/confirm-recalificacion.ts';
import { simulateRecalificacion } from './use-cases/simulate-recalificacion.ts';

export const recalificacionRoutes: readonly Route[] = [
  route(recalificacionApi.simular, simulateRecalificacion),
  route(recalificacionApi.confirmar, confirmRecalificacion),
  route(recalificacionApi.deshacer, undoRecalificacion),
  route(recalificacionApi.sel, getRecalificacion),
  route(recalificacionApi.sellst, listCorrecciones),
  route(recalificacionApi.filas, listFilasDe),
];
