import { reporteApi } from '@portal/contract/reporte';
import { rawRoute, route, type Route } from '../../core/http/route.ts';
import * as about from './about.service.ts';
import { listLineaTiempo, listLineaTiempoDe } from './linea-tiempo.service.ts';
import { listNps, listNpsDePlan } from './nps.service.ts';
import { getTotal, listColumnas, listColumnasPor, listDptos, listDptosPor, listEmpresas, listEmpresasPor } from './general.service.ts';
import {
  aboutComparacion,
  compareCuadros,
  findCuadro,
  freezeToday,
  listCuadros,
  listFilas,
  sendCuadro,
  verifyCuadro,
} from './cuadro/cuadro.service.ts';
import {
  changeGuardado,
  getGuardado,
  listDestinatarios,
  listEnvios,
  listGuardados,
  removeGuardado,
  saveGuardado,
  sendGuardado,
  simulateEnvio,
} from './guardado.service.ts';
import { listSeguimientoEmpresas, listTotales } from './empresa.service.ts';
import { listOpciones } from './select.service.ts';
import { listUsuarioEmpresa, listUsuarioEmpresaPor } from './usuario-empresa.service.ts';

export const reporteRoutes: readonly Route[] = [
  route(reporteApi.nps, listNps),
  route(reporteApi.npsDePlan, listNpsDePlan, { about: about.aboutNps }),
  route(reporteApi.lineaTiempo, listLineaTiempo),
  route(reporteApi.lineaTiempoDe, listLineaTiempoDe, { about: about.aboutLineaTiempo }),
  route(reporteApi.generalEmpresa, listEmpresas, { about: about.aboutGeneral }),
  route(reporteApi.generalEmpresaPor, listEmpresasPor, { about: about.aboutGeneralPor }),
  route(reporteApi.generalEmpresaCols, listColumnasPor),
  route(reporteApi.generalTotal, getTotal),
  route(reporteApi.generalDpto, listDptos, { about: about.aboutGeneral }),
  route(reporteApi.generalDptoPor, listDptosPor, { about: about.aboutGeneralPor }),
  route(reporteApi.generalDptoCols, listColumnas),
  route(reporteApi.empresa, listSeguimientoEmpresas, { about: about.aboutEmpresas }),
  route(reporteApi.empresaTotal, listTotales, { about: about.aboutEmpresas }),
  route(reporteApi.select, listOpciones),
  route(reporteApi.usuarioEmpresa, listUsuarioEmpresa, { about: about.aboutUsuarioEmpresa }),
  route(reporteApi.usuarioEmpresaPor, listUsuarioEmpresaPor, { about: about.aboutUsuarioEmpresaPor }),
  route(reporteApi.guardados, listGuardados),
  route(reporteApi.guardado, getGuardado),
  route(reporteApi.guardar, saveGuardado),
  route(reporteApi.cambiarGuardado, changeGuardado),
  route(reporteApi.borrarGuardado, removeGuardado),
  route(reporteApi.enviarGuardado, sendGuardado),
  route(reporteApi.destinatarios, listDestinatarios),
  route(reporteApi.simularEnvio, simulateEnvio),
  route(reporteApi.enviosGuardado, listEnvios),
  route(reporteApi.cuadros, listCuadros),
  route(reporteApi.cuadro, findCuadro),
  route(reporteApi.cuadroFilas, listFilas),
  rawRoute(reporteApi.cuadroArchivo, sendCuadro),
  route(reporteApi.compararCuadros, compareCuadros, { about: aboutComparacion }),
  route(reporteApi.verificarCuadro, verifyCuadro),
  route(reporteApi.congelar, freezeToday),
];
