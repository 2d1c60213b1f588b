import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { getEvent, listEvents } from './consulta.service.ts';
import { insertScreenEvent, refuseChange } from './log.service.ts';

export const logRoutes: readonly Route[] = [
  route(api.log.sellst, listEvents),
  route(api.log.ins, insertScreenEvent),
  route(api.log.sel, getEvent),
  route(api.log.upd, refuseChange),
  route(api.log.del, refuseChange),
];
