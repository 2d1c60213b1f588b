import { asignacionApi } from '@portal/contract/asignacion';
import { planestudioApi } from '@portal/contract/planestudio';
import { route, type Route } from '../../core/http/route.ts';
import { importRoutes } from '../../core/import/import-routes.ts';
import { assignCodigos, findCodigos } from './importar/importar-codigos.service.ts';
import { asignacionImporter } from './importar/importar.service.ts';
import { copyUsuarios } from './use-cases/copy-usuarios.ts';
import { simulateCopia } from './simulacion/use-cases/simulate.ts';

/** Body limit for 5,000 previewed rows. */
const CODIGOS_BYTES = 4 * 1024 * 1024;

/** People of a plan by a sheet, a list of codes, or the copy of another plan (P91). */
export const planUsuariosRoutes: readonly Route[] = [
  ...importRoutes(asignacionImporter),
  route(planestudioApi.importarCodigos, findCodigos, { bodyLimit: CODIGOS_BYTES }),
  route(planestudioApi.importarCodigosIns, assignCodigos, { bodyLimit: CODIGOS_BYTES }),
  route(planestudioApi.copiar, copyUsuarios),
  route(asignacionApi.simularCopia, simulateCopia),
];
