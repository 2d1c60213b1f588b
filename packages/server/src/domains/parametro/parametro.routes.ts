import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { listParametros } from './parametro.service.ts';

export const parametroRoutes: readonly Route[] = [route(api.parametro.ofDominio, listParametros)];
