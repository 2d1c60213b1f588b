import { notificacionApi } from '@portal/contract/notificacion';
import { route, type Route } from '../../core/http/route.ts';
import { addEquipo, listOwn, removeEquipo } from './notificacion.service.ts';

export const notificacionRoutes: readonly Route[] = [
  route(notificacionApi.sel, listOwn),
  route(notificacionApi.ins, addEquipo),
  route(notificacionApi.del, removeEquipo),
];
