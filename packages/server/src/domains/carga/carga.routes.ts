import { usuarioApi } from '@portal/contract/usuario';
import { importRoutes } from '../../core/import/import-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import { importDirecto } from './importar-directo.service.ts';
import { usuarioImporter } from './importar.service.ts';

/** Largest body of bare rows. */
const DIRECTO_MAX_BYTES = 5 * 1024 * 1024;

/** Import of people (P94). */
export const cargaRoutes: readonly Route[] = [
  ...importRoutes(usuarioImporter),
  route(usuarioApi.importarDirecto, importDirecto, { bodyLimit: DIRECTO_MAX_BYTES }),
];
