import { programaApi } from '@portal/contract/programa';
import { linkHandler } from '../../core/master/link-service.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { ownerAt } from '../avance/avance.public.ts';
import { enlacePlanPrograma } from './programa.enlaces.ts';
import { programaService } from './programa.master.ts';
import * as service from './programa.service.ts';

export const programaRoutes: readonly Route[] = [
  ...masterRoutes(programaApi, programaService),
  route(programaApi.detalle, service.getDetalle),
  route(programaApi.tabla, service.listProgramasConCursos),
  route(programaApi.ofPlan, service.listProgramasOfPlan),
  route(programaApi.ofCurso, service.listProgramasOfCurso),
  route(programaApi.insPlan, linkHandler(enlacePlanPrograma)),
  ownRoute(programaApi.ofUsuario, ownerAt('id'), service.listProgramas),
  ownRoute(programaApi.detalleUsuario, ownerAt('user'), service.listTemasPrograma),
  ownRoute(programaApi.graphUsuario, ownerAt('id'), service.getGraph),
];
