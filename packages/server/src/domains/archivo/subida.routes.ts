import { SUBIDA_PATH } from '@portal/contract/archivo';
import { Server } from '@tus/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NodeRequest } from 'srvx/node';
import type { Config } from '../../config/config.ts';
import { allow, type ContextFactory } from '../../core/http/mount.ts';
import { isDiskFull } from '../../core/http/answer/translate-error.ts';
import { type AppError, failure, notFound } from '../../errors/errors.ts';
import { isOwn, openUploads, OWNER } from './gateways/uploads.ts';

const CHUNK_TYPE = 'application/offset+octet-stream';

/**
 * Builds the hook that refuses other callers before their bytes are read: anybody but administrators and authors, and at an upload anybody but the person
 * who began it, as if there were none.
 */
const requireOwner = (config: Config, createContext: ContextFactory, owners: Owners) => async (request: FastifyRequest) => {
  const context = await createContext(request);
  allow({ access: 'admin', scope: 'none', areas: ['contenido'] }, context);
  const id_usuario = context.user?.id_usuario ?? 0;
  owners.set(request.raw, id_usuario);
  const { id } = request.params as { readonly id?: string };
  if (id === undefined) return;
  const upload = await openUploads(config)
    .getUpload(id)
    .catch(() => undefined);
  if (!upload || !isOwn(upload, id_usuario)) throw notFound('subida');
};

/** Who sends a request. */
type Owners = WeakMap<object, number>;

/** Registers the tus protocol for administrators and authors: uploads resume after a lost connection. `POST /archivo/ins` stores a complete upload. */
export const subidaRoutes = (config: Config, createContext: ContextFactory) => async (app: FastifyInstance) => {
  let tus: Server | undefined;
  const owners: Owners = new WeakMap();
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    tus ??= createTus(config, app.log, owners);
    const response = await tus.handleWeb(new NodeRequest({ req: request.raw, res: reply.raw }));
    const protocol = [...response.headers].filter(([name]) => !name.startsWith('content-'));
    reply.headers(Object.fromEntries(protocol));
    if (response.status >= 400) throw failureOf(response.status);
    return reply.code(response.status).send();
  };
  // No parser: tus streams the bytes from the request to the disk.
  app.addContentTypeParser(CHUNK_TYPE, (_request, _payload, done) => done(null));
  const common = { onRequest: requireOwner(config, createContext, owners), handler, config: { bodyMs: config.uploadPartMs } };
  app.route({ method: 'POST', url: SUBIDA_PATH, ...common });
  app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${SUBIDA_PATH}/:id(^[0-9a-f]{32}$)`, ...common });
};

/** Failures by the status of tus; its own texts are English and may hold paths of this machine. */
const FAILURES: Readonly<Record<number, () => AppError>> = {
  404: () => notFound('subida'),
  409: () => failure('conflicto', 'archivo.errores.desfase'),
  410: () => notFound('subida'),
  413: () => failure('demasiado_grande', 'archivo.grande'),
  507: () => failure('no_disponible', 'llamada.saludEscritura'),
};

/** tus answers this to bytes that it could not write, whatever the reason; the connection of a caller who left gets no answer. */
const UNWRITTEN = 'Something went wrong receiving the file\n';

const failureOf = (status: number): AppError =>
  FAILURES[status]?.() ?? failure(status < 500 ? 'datos_invalidos' : 'interno', 'archivo.errores.subida');

const createTus = (config: Config, log: FastifyBaseLogger, owners: Owners): Server =>
  new Server({
    path: `${config.basePath}/api${SUBIDA_PATH}`,
    datastore: openUploads(config),
    maxSize: config.maxUploadBytes,
    relativeLocation: true,
    allowedOrigins: [],
    onUploadCreate: async ({ runtime }, { metadata }) => ({
      metadata: { ...metadata, [OWNER]: String(owners.get(runtime?.node?.req ?? {}) ?? '') },
    }),
    onResponseError: (_request, error) => {
      const unwritten = error instanceof Error ? isDiskFull(error) : error.body === UNWRITTEN;
      // Refusals of the protocol are plain objects.
      if (unwritten || error instanceof Error) log.error({ err: error }, 'falló una subida');
      return unwritten ? { status_code: 507, body: '' } : undefined;
    },
  });
