import helmet from '@fastify/helmet';
import { XLSX_TYPE } from '@portal/contract';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { drain } from './drain.ts';
import { type AppError, failure } from '../../errors/errors.ts';
import { toProblem } from '../../errors/to-problem.ts';
import { textsFor } from './language.ts';
import { toAppError } from './translate-error.ts';

const BODY_LIMIT = 1024 * 1024;

/** Sites whose players may be framed in a topic (P63). */
export const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
];

/** An HTTP server with our limits, headers and error form, without a single route. */
export async function createHttp(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization'],
      serializers: { req: describeRequest },
    },
    bodyLimit: BODY_LIMIT,
    trustProxy: believed(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4000 },
    ajv: { customOptions: { coerceTypes: false } },
    // Addresses that the router itself cannot read.
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, toAppError(error)),
  });
  acceptEmptyJson(app);
  acceptBytes(app);
  app.setErrorHandler(async (error, request, reply) => {
    const known = toAppError(error);
    if (known.code === 'interno' || known.cause !== undefined) request.log.error({ err: error }, 'falla no prevista');
    if (known.code === 'demasiado_grande') await drain(request.raw);
    return sendProblem(reply, known);
  });
  await app.register(helmet, securityHeaders(config));
  return app;
}

async function sendProblem(reply: FastifyReply, error: AppError): Promise<FastifyReply> {
  const problem = toProblem(error, await textsFor(reply.request));
  return reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem);
}

/** A bare count of proxies is believed by nobody (fastify 5.12: it cannot tell who they are); ours is the operator's word that they stand in front. */
const believed = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** The query string stays out of the log: it may carry a token (P5). */
const describeRequest = (request: { method: string; url: string; id: string }) => ({
  method: request.method,
  url: request.url.split('?')[0],
  id: request.id,
});

/** Clients announce JSON on calls without a body (P89). */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
}

/** Workbooks come as they are, without a form around them (endpoints with a `bodyType`). */
function acceptBytes(app: FastifyInstance): void {
  const types = [XLSX_TYPE, 'application/octet-stream'];
  app.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function securityHeaders(config: Config) {
  const secure = config.publicUrl.startsWith('https:');
  return {
    hsts: secure,
    crossOriginEmbedderPolicy: false,
    // A sandboxed lesson and the portal share a host: asking for separate processes only fills the console.
    originAgentCluster: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        frameSrc: ["'self'", 'blob:', ...FRAME_HOSTS],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
  };
}

/** Answer for an address under `/api` that no endpoint has. */
export const unknownCall = (method: string, url: string) =>
  failure('no_encontrado', 'llamada.desconocida', { metodo: method, direccion: url.split('?', 1).join('') });
