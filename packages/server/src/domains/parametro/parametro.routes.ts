import { parametroApi } from '@portal/contract/parametro';
import { route, type Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { prepareChange } from '../../core/master/sent-fields.ts';
import { parametroService } from './parametro.master.ts';
import { changeParametro, listParametros, listParametrosOfTabla } from './parametro.service.ts';

const { sellst, updId, ofDominio, ...usual } = parametroApi;

export const parametroRoutes: readonly Route[] = [
  ...masterRoutes(usual, parametroService),
  route(sellst, listParametrosOfTabla),
  route(updId, changeParametro, { prepare: prepareChange(updId, parametroService) }),
  route(ofDominio, listParametros),
];
