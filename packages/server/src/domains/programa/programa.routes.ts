import { api } from '@portal/contract';
import { linkHandler } from '../../core/master/link-service.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { ownerAt } from '../avance/avance.public.ts';
import { enlacePlanPrograma } from './programa.enlaces.ts';
import { programaService } from './programa.master.ts';
import * as service from './programa.service.ts';

export const programaRoutes: readonly Route[] = [
  ...masterRoutes(api.programa, programaService),
  route(api.programa.detalle, service.getDetalle),
  route(api.programa.tabla, service.listProgramasConCursos),
  route(api.programa.ofPlan, service.listProgramasOfPlan),
  route(api.programa.ofCurso, service.listProgramasOfCurso),
  route(api.programa.insPlan, linkHandler(enlacePlanPrograma)),
  ownRoute(api.programa.ofUsuario, ownerAt('id'), service.listProgramas),
  ownRoute(api.programa.detalleUsuario, ownerAt('user'), service.listTemasPrograma),
  ownRoute(api.programa.graphUsuario, ownerAt('id'), service.getGraph),
];
