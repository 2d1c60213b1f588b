import { SUBIDA_PATH } from '@portal/contract';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { allow, type ContextFactory } from '../../core/http/mount.ts';
import { openUploads } from './gateways/uploads.ts';

const CHUNK_TYPE = 'application/offset+octet-stream';

/** Builds the hook that refuses other callers before their bytes are read. */
const requireAdmin = (createContext: ContextFactory) => async (request: FastifyRequest) =>
  allow({ access: 'admin' }, (await createContext(request)).user);

/** Registers the tus protocol for admins: uploads resume after a lost connection. `POST /archivo/ins` stores a complete upload. */
export const subidaRoutes = (config: Config, createContext: ContextFactory) => async (app: FastifyInstance) => {
  let tus: Server | undefined;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    tus ??= createTus(config);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    await tus.handle(request.raw, reply.raw);
  };
  // No parser: tus streams the bytes from the request to the disk.
  app.addContentTypeParser(CHUNK_TYPE, (_request, _payload, done) => done(null));
  const common = { onRequest: requireAdmin(createContext), handler, config: { bodyMs: config.uploadPartMs } };
  app.route({ method: 'POST', url: SUBIDA_PATH, ...common });
  app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${SUBIDA_PATH}/:id`, ...common });
};

const createTus = (config: Config): Server =>
  new Server({
    path: `${config.basePath}/api${SUBIDA_PATH}`,
    datastore: openUploads(config),
    maxSize: config.maxUploadBytes,
    relativeLocation: true,
    allowedOrigins: [],
  });
