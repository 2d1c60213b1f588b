import { ausenciaApi } from '@portal/contract/ausencia';
import { importRoutes } from '../../core/import/import-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { ausenciaService } from './ausencia.master.ts';
import { ausenciaImporter } from './importar.service.ts';
import { listAusenciasOf } from './ausencia.service.ts';

const { ofUsuario, ...usual } = ausenciaApi;

export const ausenciaRoutes: readonly Route[] = [
  ...masterRoutes(usual, ausenciaService),
  ...importRoutes(ausenciaImporter),
  route(ofUsuario, listAusenciasOf),
];
