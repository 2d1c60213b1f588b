import { moduloApi } from '@portal/contract/modulo';
import { linkHandler } from '../../core/master/link-service.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import { enlaceCursoModulo, enlaceModuloTema } from './modulo.enlaces.ts';
import { moduloService } from './modulo.master.ts';
import * as service from './modulo.service.ts';

export const moduloRoutes: readonly Route[] = [
  ...masterRoutes(moduloApi, moduloService),
  route(moduloApi.ofPlan, service.listModulosOfPlan),
  route(moduloApi.ofPrograma, service.listModulosOfPrograma),
  route(moduloApi.ofCurso, service.listModulosOfCurso),
  route(moduloApi.ofTema, service.listModulosOfTema),
  route(moduloApi.insTema, linkHandler(enlaceModuloTema)),
  route(moduloApi.insCurso, linkHandler(enlaceCursoModulo)),
];
