import { api } from '@portal/contract';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { getKpi, listAsignaciones, listPendientes, listPendientesPlan, listTemas, ownerAt } from './avance.service.ts';
import { getPanel } from './panel.service.ts';

export const avanceRoutes: readonly Route[] = [
  ownRoute(api.asignacion.ofUsuario, ownerAt('id'), listAsignaciones),
  ownRoute(api.asignacion.pendientes, ownerAt('id'), listPendientes),
  ownRoute(api.asignacion.pendientesPlan, ownerAt('a'), listPendientesPlan),
  ownRoute(api.usuario.temas, ownerAt('id'), listTemas),
  ownRoute(api.usuario.kpi, ownerAt('id'), getKpi),
  route(api.usuario.panel, getPanel),
];
