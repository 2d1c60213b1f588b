import { estadoApi } from '@portal/contract/estado';
import { route, type Route } from '../../core/http/route.ts';
import { connectionOf, type Runtime } from '../../core/http/runtime.ts';
import { finishActualizacion, getEstado } from './estado.service.ts';

/** Routes of the state of the portal, which also asks the pool of the database. */
export const estadoRoutes = (runtime: Runtime): readonly Route[] => [
  route(estadoApi.estado, (context) => getEstado(context, connectionOf(runtime))),
  route(estadoApi.actualizacion, finishActualizacion),
];
