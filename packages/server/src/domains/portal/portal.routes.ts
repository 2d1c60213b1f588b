import { api } from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import { responseSchema } from '../../core/http/json-schema.ts';
import { rawRoute, route, type Route } from '../../core/http/route.ts';
import type { Runtime } from '../../core/http/runtime.ts';
import { getLogo } from '../configuracion/configuracion.public.ts';
import { getDocuments, getInfo, getSalud, getTerms } from './portal.service.ts';

export const portalRoutes: readonly Route[] = [
  route(api.portal.info, getInfo),
  route(api.portal.terminos, getTerms),
  rawRoute(api.portal.logo, async (context, _request, reply) => {
    const { bytes, tipo } = await getLogo(context);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .type(tipo)
      .send(bytes);
  }),
  route(api.portal.openapi, async (context) => getDocuments(context).document),
  rawRoute(api.portal.docs, async (context, _request, reply) => reply.type('text/html; charset=utf-8').send(getDocuments(context).page)),
];

/** Registers the health call without a context, because a context reads the database, and health must answer without it. */
export const saludRoute = (runtime: Runtime, clock: () => Date) => async (app: FastifyInstance) => {
  app.get(api.portal.salud.path, { schema: responseSchema(api.portal.salud) }, () => getSalud(runtime, clock()));
};
