import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { getCorreo, getResumen, listCorreos, retryCorreo } from './bandeja.service.ts';

export const emailRoutes: readonly Route[] = [
  route(api.email.sellst, listCorreos),
  route(api.email.sel, getCorreo),
  route(api.email.resumen, getResumen),
  route(api.email.reenviar, retryCorreo),
];
