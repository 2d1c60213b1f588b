import { privacidadApi } from '@portal/contract/privacidad';
import { ownRawRoute, route, type Route } from '../../core/http/route.ts';
import { isFullyInScope } from '../../db/scope.ts';
import { sendDatos } from './exportar.service.ts';
import { getRetencion, saveRetencion, simulateRetencion } from './retencion.service.ts';
import { getConsecuencias, openSello, suppressPerson } from './use-cases/suppress-person.ts';

const { exportar, consecuencias, suprimir, abrirSello, retencion, simularRetencion, guardarRetencion } = privacidadApi;

export const privacidadRoutes: readonly Route[] = [
  ownRawRoute(exportar, { noun: 'usuario', find: (_context, { params }) => params.id, reach: isFullyInScope }, sendDatos),
  route(consecuencias, getConsecuencias),
  route(suprimir, suppressPerson),
  route(abrirSello, openSello),
  route(retencion, getRetencion),
  route(simularRetencion, simulateRetencion),
  route(guardarRetencion, saveRetencion),
];
