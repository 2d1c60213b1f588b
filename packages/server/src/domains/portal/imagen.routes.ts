import { portalApi } from '@portal/contract/portal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { matchesTag, tagOf } from '../../core/http/answer/etag.ts';
import { serialization } from '../../core/http/json-schema.ts';
import { parse } from '../../core/http/mount.ts';
import { databaseOf, type Runtime } from '../../core/http/runtime.ts';
import { notFound } from '../../errors/errors.ts';
import { getImagen } from '../configuracion/configuracion.public.ts';
import { getManifiesto, OWN_ICONS } from './manifiesto.service.ts';

/** Registers the pictures of the brand and the manifest of the installed app. An address with a version is kept, one without it is revalidated. */
export const imagenRoutes = (runtime: Runtime, config: Config) => async (app: FastifyInstance) => {
  const { imagen, manifiesto } = portalApi;
  app.get(imagen.path, serialization(imagen), async (request, reply) => {
    const { nombre } = parse(imagen, request).params;
    const found = await getImagen(databaseOf(runtime), nombre);
    if (!found) {
      if (nombre === 'panel') throw notFound('registro');
      return reply.header('cache-control', 'no-cache').redirect(`${config.basePath}/${OWN_ICONS[nombre]}`);
    }
    return sendTagged(request, reply.type(found.tipo), {
      etag: `"${found.clave.slice(0, 16)}"`,
      body: found.bytes,
      kept: request.url.includes('?v='),
    });
  });
  app.get(manifiesto.path, serialization(manifiesto), async (request, reply) => {
    const body = JSON.stringify(manifiesto.response.parse(await getManifiesto(databaseOf(runtime), config)));
    return sendTagged(request, reply.type('application/manifest+json; charset=utf-8'), { etag: tagOf(body), body, kept: false });
  });
};

interface Tagged {
  readonly etag: string;
  readonly body: Buffer | string;
  /** The address names the version. */
  readonly kept: boolean;
}

/** Sends a body with its ETag, or 304 to who has it. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, { etag, body, kept }: Tagged): FastifyReply {
  reply.headers({
    etag,
    'cache-control': kept ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  return matchesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}
