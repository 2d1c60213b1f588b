import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import * as tablero from './tablero.service.ts';

export const tableroRoutes: readonly Route[] = [
  route(api.planestudio.ultimo, tablero.listUltimo),
  route(api.planestudio.tablero, tablero.listPlanes),
  route(api.usuario.kpiEmpresa, tablero.listEmpresas),
  route(api.usuario.kpiTema, tablero.listTemas),
  route(api.usuario.kpiHora, tablero.listFranjas),
  route(api.usuario.kpiAdmin, tablero.getKpiAdmin),
  route(api.usuario.kpiPortal, tablero.getKpiPortal),
];
