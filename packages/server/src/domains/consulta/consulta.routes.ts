import { consultaApi } from '@portal/contract/consulta';
import { route, type Route } from '../../core/http/route.ts';
import { change, get, list } from './consulta.service.ts';
import { ask, listPropias, noteLeidas } from './propias.service.ts';

export const consultaRoutes: readonly Route[] = [
  route(consultaApi.sellst, list),
  route(consultaApi.sel, get),
  route(consultaApi.upd, change),
  route(consultaApi.propias, listPropias),
  route(consultaApi.ins, ask),
  route(consultaApi.leidas, noteLeidas),
];
