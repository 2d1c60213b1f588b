import { equipoApi } from '@portal/contract/equipo';
import { inPersonRoute, ownRoute, route, type Route } from '../../core/http/route.ts';
import { getEnlace } from './enlace.service.ts';
import { getPersona, getResumen, listAtrasadosOf, listEquipoOf, listPersonasOf, listSubordinadosOf } from './equipo.service.ts';
import { answerEnlace, answerEquipo } from './use-cases/answer-equipo.ts';

/** Owner of the call: the boss in `:id`. */
const jefe = { noun: 'usuario', find: (_context: unknown, { params }: { readonly params: { readonly id: number } }) => params.id } as const;

export const equipoRoutes: readonly Route[] = [
  ownRoute(equipoApi.sellst, jefe, listEquipoOf),
  ownRoute(equipoApi.atrasados, jefe, listAtrasadosOf),
  ownRoute(equipoApi.personas, jefe, listPersonasOf),
  ownRoute(equipoApi.subordinados, jefe, listSubordinadosOf),
  ownRoute(equipoApi.resumen, jefe, getResumen),
  ownRoute(equipoApi.persona, jefe, getPersona),
  inPersonRoute(equipoApi.responder, answerEquipo),
  route(equipoApi.enlace, getEnlace),
  route(equipoApi.responderEnlace, answerEnlace),
];
