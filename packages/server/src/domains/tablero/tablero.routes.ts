import { planestudioApi } from '@portal/contract/planestudio';
import { tableroApi } from '@portal/contract/tablero';
import { route, type Route } from '../../core/http/route.ts';
import * as tablero from './tablero.service.ts';

export const tableroRoutes: readonly Route[] = [
  route(planestudioApi.ultimo, tablero.listUltimo),
  route(planestudioApi.tablero, tablero.listPlanes),
  route(tableroApi.porHacer, tablero.getPorHacer),
  route(tableroApi.sellstRechazadas, tablero.listImportaciones),
  route(tableroApi.descartarRechazadas, tablero.dismissRechazadas),
  route(tableroApi.kpiEmpresa, tablero.listEmpresas),
  route(tableroApi.kpiTema, tablero.listTemas),
  route(tableroApi.kpiHora, tablero.listFranjas),
  route(tableroApi.kpiAdmin, tablero.getKpiAdmin),
  route(tableroApi.tendencia, tablero.listTendencia),
  route(tableroApi.kpiPortal, tablero.getKpiPortal),
];
