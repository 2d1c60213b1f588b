import { api } from '@portal/contract';
import { inPersonRoute, ownRoute, route, type Route } from '../../core/http/route.ts';
import { getEnlace } from './enlace.service.ts';
import { listEquipoOf } from './equipo.service.ts';
import { answerEnlace, answerEquipo } from './use-cases/answer-equipo.ts';

const { equipo } = api;

export const equipoRoutes: readonly Route[] = [
  ownRoute(equipo.sellst, { noun: 'usuario', find: (_context, { params }) => params.id }, listEquipoOf),
  inPersonRoute(equipo.responder, answerEquipo),
  route(equipo.enlace, getEnlace),
  route(equipo.responderEnlace, answerEnlace),
];
