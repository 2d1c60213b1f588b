import { solicitudApi } from '@portal/contract/solicitud';
import { route, type Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { solicitudService } from './solicitud.master.ts';
import { askFor, listPropias } from './solicitud.service.ts';

const { propias, pedir, ...usual } = solicitudApi;

export const solicitudRoutes: readonly Route[] = [
  ...masterRoutes(usual, solicitudService),
  route(propias, listPropias),
  route(pedir, askFor),
];
