import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { changeAcceso, getAcceso, listAccesos, withdrawAcceso } from './acceso.service.ts';
import { createAcceso, grantAcceso } from './grant-acceso.service.ts';

export const accesoRoutes: readonly Route[] = [
  route(api.acceso.sellst, listAccesos),
  route(api.acceso.sel, getAcceso),
  route(api.acceso.ins, createAcceso),
  route(api.acceso.insPersona, grantAcceso),
  route(api.acceso.upd, changeAcceso),
  route(api.acceso.del, withdrawAcceso),
];
