import { api } from '@portal/contract';
import { linkHandler } from '../../core/master/link-service.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import { cursoService } from './curso.master.ts';
import { enlaceProgramaCurso } from './curso.enlaces.ts';
import * as service from './curso.service.ts';

export const cursoRoutes: readonly Route[] = [
  ...masterRoutes(api.curso, cursoService),
  route(api.curso.ofPlan, service.listCursosOfPlan),
  route(api.curso.ofPrograma, service.listCursosOfPrograma),
  route(api.curso.ofModulo, service.listCursosOfModulo),
  route(api.curso.insPrograma, linkHandler(enlaceProgramaCurso)),
];
