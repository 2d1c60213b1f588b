import { api } from '@portal/contract';
import { rawRoute, route, type Route } from '../../core/route.ts';
import type { Runtime } from '../../core/runtime.ts';
import { getDocuments, getInfo, getSalud } from './portal.service.ts';

export const portalRoutes = (runtime: Runtime): readonly Route[] => [
  route(api.portal.salud, () => getSalud(runtime)),
  route(api.portal.info, getInfo),
  route(api.portal.openapi, async (context) => getDocuments(context).document),
  rawRoute(api.portal.docs, async (context, _request, reply) => reply.type('text/html; charset=utf-8').send(getDocuments(context).page)),
];
