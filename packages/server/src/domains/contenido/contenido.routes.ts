import { contenidoApi } from '@portal/contract/contenido';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { prepareChange } from '../../core/master/sent-fields.ts';
import { route, type Route } from '../../core/http/route.ts';
import { contenidoService } from './contenido.master.ts';
import { changeContenido, listContenidosOfTema } from './contenido.service.ts';

const { upd, ofTema, ...usual } = contenidoApi;

export const contenidoRoutes: readonly Route[] = [
  ...masterRoutes(usual, contenidoService),
  route(upd, changeContenido, { prepare: prepareChange(upd, contenidoService) }),
  route(ofTema, listContenidosOfTema),
];
