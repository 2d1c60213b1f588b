import { api } from '@portal/contract';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { getKpi, listAsignaciones, listPendientes, listPendientesPlan, listTemas, ownerAt } from './avance.service.ts';
import { getPanel } from './panel.service.ts';

const { asignacion, usuario } = api;

export const avanceRoutes: readonly Route[] = [
  ownRoute(asignacion.ofUsuario, ownerAt('id'), listAsignaciones),
  ownRoute(asignacion.pendientes, ownerAt('id'), listPendientes),
  ownRoute(asignacion.pendientesPlan, ownerAt('a'), listPendientesPlan),
  ownRoute(usuario.temas, ownerAt('id'), listTemas),
  ownRoute(usuario.kpi, ownerAt('id'), getKpi),
  route(usuario.panel, getPanel),
];
