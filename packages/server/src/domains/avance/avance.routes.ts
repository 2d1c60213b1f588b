import { asignacionApi } from '@portal/contract/asignacion';
import { avanceApi } from '@portal/contract/avance';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { getKpi, listAsignaciones, listPendientes, listPendientesPlan, listTemas, ownerAt } from './avance.service.ts';
import { getPanel } from './panel.service.ts';

export const avanceRoutes: readonly Route[] = [
  ownRoute(asignacionApi.ofUsuario, ownerAt('id'), listAsignaciones),
  ownRoute(asignacionApi.pendientes, ownerAt('id'), listPendientes),
  ownRoute(asignacionApi.pendientesPlan, ownerAt('a'), listPendientesPlan),
  ownRoute(avanceApi.temas, ownerAt('id'), listTemas),
  ownRoute(avanceApi.kpi, ownerAt('id'), getKpi),
  route(avanceApi.panel, getPanel),
];
