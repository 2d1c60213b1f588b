import { api } from '@portal/contract';
import { rawRoute, route, type Route } from '../../core/http/route.ts';
import { listLineaTiempo, listLineaTiempoDe } from './linea-tiempo.service.ts';
import { listNps, listNpsDePlan } from './nps.service.ts';
import { getTotal, listColumnas, listColumnasPor, listDptos, listDptosPor, listEmpresas, listEmpresasPor } from './general.service.ts';
import { findCuadro, freezeToday, listCuadros, listFilas, sendCuadro, verifyCuadro } from './cuadro.service.ts';
import {
  changeGuardado,
  getGuardado,
  listDestinatarios,
  listGuardados,
  removeGuardado,
  saveGuardado,
  sendGuardado,
} from './guardado.service.ts';
import { listSeguimientoEmpresas, listTotales } from './empresa.service.ts';
import { listOpciones } from './select.service.ts';
import { listUsuarioEmpresa, listUsuarioEmpresaPor } from './usuario-empresa.service.ts';

const { reporte } = api;

export const reporteRoutes: readonly Route[] = [
  route(reporte.nps, listNps),
  route(reporte.npsDePlan, listNpsDePlan),
  route(reporte.lineaTiempo, listLineaTiempo),
  route(reporte.lineaTiempoDe, listLineaTiempoDe),
  route(reporte.generalEmpresa, listEmpresas),
  route(reporte.generalEmpresaPor, listEmpresasPor),
  route(reporte.generalEmpresaCols, listColumnasPor),
  route(reporte.generalTotal, getTotal),
  route(reporte.generalDpto, listDptos),
  route(reporte.generalDptoPor, listDptosPor),
  route(reporte.generalDptoCols, listColumnas),
  route(reporte.empresa, listSeguimientoEmpresas),
  route(reporte.empresaTotal, listTotales),
  route(reporte.select, listOpciones),
  route(reporte.usuarioEmpresa, listUsuarioEmpresa),
  route(reporte.usuarioEmpresaPor, listUsuarioEmpresaPor),
  route(reporte.guardados, listGuardados),
  route(reporte.guardado, getGuardado),
  route(reporte.guardar, saveGuardado),
  route(reporte.cambiarGuardado, changeGuardado),
  route(reporte.borrarGuardado, removeGuardado),
  route(reporte.enviarGuardado, sendGuardado),
  route(reporte.destinatarios, listDestinatarios),
  route(reporte.cuadros, listCuadros),
  route(reporte.cuadro, findCuadro),
  route(reporte.cuadroFilas, listFilas),
  rawRoute(reporte.cuadroArchivo, sendCuadro),
  route(reporte.verificarCuadro, verifyCuadro),
  route(reporte.congelar, freezeToday),
];
