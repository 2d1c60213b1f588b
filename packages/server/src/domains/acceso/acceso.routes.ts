import { accesoApi } from '@portal/contract/acceso';
import { route, type Route } from '../../core/http/route.ts';
import { changeAcceso, getAcceso, listAccesos, withdrawAcceso } from './acceso.service.ts';
import { createAcceso, grantAcceso } from './grant-acceso.service.ts';

export const accesoRoutes: readonly Route[] = [
  route(accesoApi.sellst, listAccesos),
  route(accesoApi.sel, getAcceso),
  route(accesoApi.ins, createAcceso),
  route(accesoApi.insPersona, grantAcceso),
  route(accesoApi.upd, changeAcceso),
  route(accesoApi.del, withdrawAcceso),
];
