import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { search } from './buscar.service.ts';
import { getNavegacion, getPasos, saveNavegacion } from './navegacion.service.ts';

export const navegacionRoutes: readonly Route[] = [
  route(api.portal.buscar, search),
  route(api.portal.navegacion, getNavegacion),
  route(api.portal.guardarNavegacion, saveNavegacion),
  route(api.portal.pasos, getPasos),
];
