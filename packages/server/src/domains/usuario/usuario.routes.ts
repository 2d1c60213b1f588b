import { api } from '@portal/contract';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { getKpi, getKpiAdmin, getPanel, listTemas, ownerById } from '../asignacion/asignacion.public.ts';
import { getUsuario } from './usuario.service.ts';

export const usuarioRoutes: readonly Route[] = [
  ownRoute(api.usuario.sel, (_context, { params }) => params.id, getUsuario),
  route(api.usuario.panel, getPanel),
  ownRoute(api.usuario.kpi, (context, { params }) => ownerById(context, params.id), getKpi),
  ownRoute(api.usuario.temas, (context, { params }) => ownerById(context, params.id), listTemas),
  route(api.usuario.kpiAdmin, getKpiAdmin),
];
