import { planestudioApi } from '@portal/contract/planestudio';
import { importRoutes } from '../../core/import/import-routes.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { ownerAt } from '../avance/avance.public.ts';
import { actuar } from './arbol/acto.service.ts';
import { getArbol } from './arbol/arbol.service.ts';
import { getReglasDeCopia, listCopias, undoCopia } from './copia.service.ts';
import { exportHoja } from './hoja/exportar.service.ts';
import { planestudioImporter } from './hoja/importar.service.ts';
import { getEfecto, listFaltas, makeCambio } from './efecto.service.ts';
import { listEdt, listEstructura } from './edt.service.ts';
import { planestudioService } from './planestudio.master.ts';
import { getPlanUsuario, listPlanesOf } from './planestudio.service.ts';
import * as seguimiento from './seguimiento.service.ts';

/** Body limit for a change with as many links as their own call takes. */
const BULK_BYTES = 4 * 1024 * 1024;

export const planestudioRoutes: readonly Route[] = [
  ...masterRoutes(planestudioApi, planestudioService),
  route(planestudioApi.ofPrograma, listPlanesOf('programa')),
  route(planestudioApi.ofCurso, listPlanesOf('curso')),
  route(planestudioApi.ofModulo, listPlanesOf('modulo')),
  route(planestudioApi.ofTema, listPlanesOf('tema')),
  route(planestudioApi.edt, listEdt),
  route(planestudioApi.estructura, listEstructura),
  route(planestudioApi.arbol, getArbol),
  route(planestudioApi.actuar, actuar, { bodyLimit: BULK_BYTES }),
  route(planestudioApi.efecto, getEfecto, { bodyLimit: BULK_BYTES }),
  route(planestudioApi.cambio, makeCambio, { bodyLimit: BULK_BYTES }),
  route(planestudioApi.reglasDeCopia, getReglasDeCopia),
  route(planestudioApi.copias, listCopias),
  route(planestudioApi.deshacerCopia, undoCopia),
  route(planestudioApi.faltas, listFaltas),
  route(planestudioApi.hoja, exportHoja),
  ...importRoutes(planestudioImporter),
  route(planestudioApi.dashboard, seguimiento.listDashboard),
  route(planestudioApi.seguimiento, seguimiento.listSeguimiento),
  route(planestudioApi.progreso, seguimiento.listProgreso),
  ownRoute(planestudioApi.ofUsuario, ownerAt('a'), getPlanUsuario),
];
