import { api } from '@portal/contract';
import { ownRawRoute, type Route } from '../../core/http/route.ts';
import { isFullyInScope } from '../../db/scope.ts';
import { sendDatos } from './exportar.service.ts';

export const privacidadRoutes: readonly Route[] = [
  ownRawRoute(api.privacidad.exportar, { noun: 'usuario', find: (_context, { params }) => params.id, reach: isFullyInScope }, sendDatos),
];
