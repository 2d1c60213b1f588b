import { api } from '@portal/contract';
import { inPersonRoute, ownRoute, route, type Route } from '../../core/http/route.ts';
import { getEnlace } from './enlace.service.ts';
import { getPersona, getResumen, listEquipoOf, listPersonasOf } from './equipo.service.ts';
import { answerEnlace, answerEquipo } from './use-cases/answer-equipo.ts';

const { equipo } = api;

/** Owner of the call: the boss in `:id`. */
const jefe = { noun: 'usuario', find: (_context: unknown, { params }: { readonly params: { readonly id: number } }) => params.id } as const;

export const equipoRoutes: readonly Route[] = [
  ownRoute(equipo.sellst, jefe, listEquipoOf),
  ownRoute(equipo.personas, jefe, listPersonasOf),
  ownRoute(equipo.resumen, jefe, getResumen),
  ownRoute(equipo.persona, jefe, getPersona),
  inPersonRoute(equipo.responder, answerEquipo),
  route(equipo.enlace, getEnlace),
  route(equipo.responderEnlace, answerEnlace),
];
