import { portalApi } from '@portal/contract/portal';
import { route, type Route } from '../../core/http/route.ts';
import { search } from './buscar.service.ts';
import { getNavegacion, getPasos, saveNavegacion } from './navegacion.service.ts';

export const navegacionRoutes: readonly Route[] = [
  route(portalApi.buscar, search),
  route(portalApi.navegacion, getNavegacion),
  route(portalApi.guardarNavegacion, saveNavegacion),
  route(portalApi.pasos, getPasos),
];
