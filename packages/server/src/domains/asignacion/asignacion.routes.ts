import { api } from '@portal/contract';
import { ownRoute, type Route } from '../../core/route.ts';
import { listAsignaciones, listPendientes, listPendientesPlan, ownerById } from './asignacion.service.ts';

const { asignacion } = api;

export const asignacionRoutes: readonly Route[] = [
  ownRoute(asignacion.ofUsuario, (context, { params }) => ownerById(context, params.id), listAsignaciones),
  ownRoute(asignacion.pendientes, (context, { params }) => ownerById(context, params.id), listPendientes),
  ownRoute(asignacion.pendientesPlan, (context, { params }) => ownerById(context, params.a), listPendientesPlan),
];
