import { api } from '@portal/contract';
import { linkHandler } from '../../core/master/link-service.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import { enlaceCursoModulo, enlaceModuloTema } from './modulo.enlaces.ts';
import { moduloService } from './modulo.master.ts';
import * as service from './modulo.service.ts';

export const moduloRoutes: readonly Route[] = [
  ...masterRoutes(api.modulo, moduloService),
  route(api.modulo.ofPlan, service.listModulosOfPlan),
  route(api.modulo.ofPrograma, service.listModulosOfPrograma),
  route(api.modulo.ofCurso, service.listModulosOfCurso),
  route(api.modulo.ofTema, service.listModulosOfTema),
  route(api.modulo.insTema, linkHandler(enlaceModuloTema)),
  route(api.modulo.insCurso, linkHandler(enlaceCursoModulo)),
];
