import { logApi } from '@portal/contract/log';
import { route, type Route } from '../../core/http/route.ts';
import { getEvent, listEvents } from './consulta.service.ts';
import { insertScreenEvent, refuseChange } from './log.service.ts';

export const logRoutes: readonly Route[] = [
  route(logApi.sellst, listEvents),
  route(logApi.ins, insertScreenEvent),
  route(logApi.sel, getEvent),
  route(logApi.upd, refuseChange),
  route(logApi.del, refuseChange),
];
