import { dominioApi } from '@portal/contract/dominio';
import { route, type Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { prepareChange } from '../../core/master/sent-fields.ts';
import { dominioService } from './dominio.master.ts';
import { changeDominio } from './dominio.service.ts';

const { upd, ...usual } = dominioApi;

export const dominioRoutes: readonly Route[] = [
  ...masterRoutes(usual, dominioService),
  route(upd, changeDominio, { prepare: prepareChange(upd, dominioService) }),
];
