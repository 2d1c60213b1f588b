import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { listLineaTiempo, listLineaTiempoDe } from './linea-tiempo.service.ts';
import { listNps, listNpsDePlan } from './nps.service.ts';
import { listOpciones } from './select.service.ts';
import { listUsuarioEmpresa, listUsuarioEmpresaPor } from './usuario-empresa.service.ts';

const { reporte } = api;

export const reporteRoutes: readonly Route[] = [
  route(reporte.nps, listNps),
  route(reporte.npsDePlan, listNpsDePlan),
  route(reporte.lineaTiempo, listLineaTiempo),
  route(reporte.lineaTiempoDe, listLineaTiempoDe),
  route(reporte.select, listOpciones),
  route(reporte.usuarioEmpresa, listUsuarioEmpresa),
  route(reporte.usuarioEmpresaPor, listUsuarioEmpresaPor),
];
