import { paqueteApi } from '@portal/contract/paquete';
import { route, type Route } from '../../core/http/route.ts';
import { readEstado } from './estado.service.ts';
import { countEffect, keepPaquete, listOfTema, tryPaquete, usePaquete } from './paquete.service.ts';
import { openPaquete } from './use-cases/open-paquete.ts';

export const paqueteRoutes: readonly Route[] = [
  route(paqueteApi.ins, keepPaquete),
  route(paqueteApi.deTema, listOfTema),
  route(paqueteApi.efecto, countEffect),
  route(paqueteApi.usar, usePaquete),
  route(paqueteApi.probar, tryPaquete),
  route(paqueteApi.estado, readEstado),
  route(paqueteApi.abrir, openPaquete),
];
