import { portalApi } from '@portal/contract/portal';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { sendKept } from '../../core/http/answer/kept-document.ts';
import { serialization } from '../../core/http/json-schema.ts';
import { rawRoute, route, type Route } from '../../core/http/route.ts';
import { databaseOf, type Runtime } from '../../core/http/runtime.ts';
import { getLogo } from '../configuracion/configuracion.public.ts';
import { getDocuments, getInfo, getSalud, getTerms } from './portal.service.ts';

export const portalRoutes: readonly Route[] = [
  route(portalApi.terminos, getTerms),
  rawRoute(portalApi.openapi, async (context, _request, reply) => sendKept((await getDocuments(context)).document, reply)),
  rawRoute(portalApi.docs, async (context, _request, reply) => sendKept((await getDocuments(context)).page, reply)),
];

/** Registers the health calls without a context, because a context reads the database, and health must answer without it. */
export const saludRoute = (runtime: Runtime, clock: () => Date) => async (app: FastifyInstance) => {
  const { salud, vivo } = portalApi;
  app.get(salud.path, serialization(salud), () => getSalud(runtime, clock()));
  app.get(vivo.path, serialization(vivo), () => ({ estado: 'vivo' }));
};

/**
 * Registers what the first screen asks for without a context: it needs no caller, and no other call needs the columns of the brand. Throws 503
 * before the database is open.
 */
export const marcaRoutes = (runtime: Runtime, config: Config) => async (app: FastifyInstance) => {
  const { info, logo } = portalApi;
  app.get(info.path, serialization(info), () => getInfo(databaseOf(runtime), config));
  app.get(logo.path, serialization(logo), async (_request, reply) => {
    const { bytes, tipo } = await getLogo(databaseOf(runtime));
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .type(tipo)
      .send(bytes);
  });
};
