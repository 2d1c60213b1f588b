import { api } from '@portal/contract';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { ownerAt } from '../avance/avance.public.ts';
import { listCopias, undoCopia } from './copia.service.ts';
import { getEfecto, listFaltas, makeCambio } from './efecto.service.ts';
import { listEdt, listEstructura } from './edt.service.ts';
import { planestudioService } from './planestudio.master.ts';
import { getPlanUsuario, listPlanesOf } from './planestudio.service.ts';
import * as seguimiento from './seguimiento.service.ts';

/** Body limit for a change with as many links as their own call takes. */
const BULK_BYTES = 4 * 1024 * 1024;

export const planestudioRoutes: readonly Route[] = [
  ...masterRoutes(api.planestudio, planestudioService),
  route(api.planestudio.ofPrograma, listPlanesOf('programa')),
  route(api.planestudio.ofCurso, listPlanesOf('curso')),
  route(api.planestudio.ofModulo, listPlanesOf('modulo')),
  route(api.planestudio.ofTema, listPlanesOf('tema')),
  route(api.planestudio.edt, listEdt),
  route(api.planestudio.estructura, listEstructura),
  route(api.planestudio.efecto, getEfecto, { bodyLimit: BULK_BYTES }),
  route(api.planestudio.cambio, makeCambio, { bodyLimit: BULK_BYTES }),
  route(api.planestudio.copias, listCopias),
  route(api.planestudio.deshacerCopia, undoCopia),
  route(api.planestudio.faltas, listFaltas),
  route(api.planestudio.dashboard, seguimiento.listDashboard),
  route(api.planestudio.seguimiento, seguimiento.listSeguimiento),
  route(api.planestudio.progreso, seguimiento.listProgreso),
  ownRoute(api.planestudio.ofUsuario, ownerAt('a'), getPlanUsuario),
];
