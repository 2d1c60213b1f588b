import { cursoApi } from '@portal/contract/curso';
import { linkHandler } from '../../core/master/link-service.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import { cursoService } from './curso.master.ts';
import { enlaceProgramaCurso } from './curso.enlaces.ts';
import * as service from './curso.service.ts';

export const cursoRoutes: readonly Route[] = [
  ...masterRoutes(cursoApi, cursoService),
  route(cursoApi.ofPlan, service.listCursosOfPlan),
  route(cursoApi.ofPrograma, service.listCursosOfPrograma),
  route(cursoApi.ofModulo, service.listCursosOfModulo),
  route(cursoApi.insPrograma, linkHandler(enlaceProgramaCurso)),
];
