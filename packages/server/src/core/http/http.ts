import type { Socket } from 'node:net';
import { readWithQuery, SHEET_QUERY_TYPE, SHEET_TYPES } from '@portal/contract/core';
import fastify, { type ConnectionError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../../config/config.ts';
import { parseLargeJson } from '../json/parse-large-json.ts';
import { type AnswerObserver, logAnswered, observeAnswer, observeAnswers } from './answer/answered.ts';
import { limitBodyTime } from './body-time.ts';
import { drain } from './drain.ts';
import { REQUEST_ID_HEADER, requestIds } from './request-id.ts';
import { refuseDoubleHeaders } from './single-headers.ts';
import { securityHeaders } from './security-headers.ts';
import { type RequestTracing, traceRequests } from './trace-requests.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { type AppError, failure } from '../../errors/errors.ts';
import { toProblem } from '../../errors/to-problem.ts';
import { textsFor } from './language.ts';
import { isOpenedByPerson, problemPage } from './answer/problem-page.ts';
import { toAppError } from './answer/translate-error.ts';

/** Body limit where anybody may call. `mount` raises it for calls with a session, which it judges before the body. */
const PUBLIC_BODY_BYTES = 16 * 1024;

/** A body that the main thread parses in some milliseconds. */
const LARGE_JSON_BYTES = 256 * 1024;

/** Seconds after which a caller may try again while something that the portal needs is away. */
const RETRY_SECONDS = 5;

/** Takes the log, one JSON line at a time. */
export interface LogTarget {
  write(line: string): void;
}

/** Logging, observers and tracing of requests. */
export interface HttpOptions {
  /** Where log lines go; absent: standard output. */
  readonly logTo?: LogTarget | undefined;
  /** Called after each request, in addition to the log. */
  readonly observers?: readonly AnswerObserver[] | undefined;
  /** Follows requests from their beginning. */
  readonly tracing?: RequestTracing | undefined;
  /** Headers of every answer; by default those of the portal. */
  readonly headers?: ReadonlyMap<string, string>;
  /** Address of the portal's first screen, to which the page of a failure leads; by default below the base path. */
  readonly home?: string;
}

/** Creates the HTTP server with limits, security headers, parsers and error responses, without routes. */
export function createHttp(config: Config, options: HttpOptions = {}): FastifyInstance {
  const { logTo, observers = [], tracing, home = `${config.basePath}/` } = options;
  const headers = new Map(options.headers ?? securityHeaders(config));
  const observe: AnswerObserver = (answered) => [logAnswered, ...observers].forEach((tell) => tell(answered));
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization'],
      serializers: { req: describeRequest },
      ...(logTo && { stream: logTo }),
    },
    logController: new OwnLines(),
    genReqId: requestIds(config),
    bodyLimit: PUBLIC_BODY_BYTES,
    trustProxy: trustedProxies(config.trustProxy),
    clientErrorHandler: refuseConnection,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4000 },
    ajv: { customOptions: { coerceTypes: false } },
    // Fastify calls this instead of the hooks and the error handler for malformed addresses.
    frameworkErrors: (error, request, reply) => {
      observeAnswer(request, reply, observe);
      reply.raw.setHeaders(headers);
      void sendProblem(reply, toAppError(error, request.id), home);
    },
  });
  app.server.maxConnections = config.maxConnections;
  limitBodyTime(app, config.bodyMs);
  acceptJson(app);
  acceptBytes(app);
  acceptSheetsWithQuery(app);
  app.setErrorHandler(async (error, request, reply) => {
    const known = toAppError(error, request.id);
    if (known.code === 'interno' || known.cause !== undefined)
      request.log.error({ method: request.method, route: request.routeOptions.url, err: error }, 'falla no prevista');
    if (known.code === 'demasiado_grande') await drain(request.raw);
    return sendProblem(reply, known, home);
  });
  if (tracing) traceRequests(app, tracing, config);
  observeAnswers(app, observe);
  app.addHook('onRequest', async ({ id }, reply) => void reply.header(REQUEST_ID_HEADER, id));
  app.addHook('onRequest', async (_request, { raw }) => void raw.setHeaders(headers));
  refuseDoubleHeaders(app);
  return app;
}

/**
 * Answers what is no request of HTTP, and ends its connection. Headers that are too long are cookies of another program on this host, a package for
 * instance: the portal has none, and a browser that trusts the origin forgets them.
 */
function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy(error);
  const long = error.code === 'HPE_HEADER_OVERFLOW';
  const status = long ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${long ? 'Clear-Site-Data: "cookies"\r\n' : ''}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}

const OF_A_BODY = ['accept-ranges', 'content-disposition', 'content-encoding', 'content-range', 'etag', 'last-modified'];

async function sendProblem(reply: FastifyReply, error: AppError, home: string): Promise<FastifyReply> {
  const { id } = reply.request;
  // A file or list that fails before its first byte has described itself already.
  for (const name of OF_A_BODY) reply.removeHeader(name);
  const texts = await textsFor(reply.request);
  const problem = { ...toProblem(error, texts), ...(error.code === 'interno' && { solicitud: id }) };
  if (problem.status === 503) reply.header('retry-after', RETRY_SECONDS);
  reply.header(REQUEST_ID_HEADER, id).header('cache-control', 'no-store').code(problem.status);
  if (isOpenedByPerson(reply.request)) return reply.type('text/html; charset=utf-8').send(problemPage({ problem, texts, home }));
  return reply.type('application/problem+json').serializer(JSON.stringify).send(problem);
}

/** Describes a request for the log, without its address, which may hold a token (P5). */
const describeRequest = ({ method, id, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url, id });

/** Leaves out Fastify's own lines of a request: they name its address, and `logAnswered` writes one with its pattern. */
class OwnLines extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
}

/** Accepts an empty body announced as JSON, because older clients send one (P89); parses a large one in a thread. `type`: another name of JSON. */
export function acceptJson(app: FastifyInstance, type = 'application/json'): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (body.length <= LARGE_JSON_BYTES) void parseJson(request, body.toString(), done);
    else parseLargeJson(body).then((value) => done(null, value), done);
  });
}

/** Accepts raw bytes as a body, for endpoints with `bodyTypes`: a spreadsheet is not wrapped in a form. */
function acceptBytes(app: FastifyInstance): void {
  const types = [...SHEET_TYPES, 'application/octet-stream'];
  app.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Accepts a spreadsheet with parameters before it, as if they stood in the address. */
function acceptSheetsWithQuery(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(SHEET_QUERY_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    const read = readWithQuery(body, (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!read) return done(failure('cuerpo_ilegible', 'llamada.medida'));
    request.query = { ...(request.query as object), ...Object.fromEntries(read.entries) };
    done(null, read.sheet);
  });
}

/** 404 for a method and address under `/api` without an endpoint. */
export const unknownCall = (method: string, url: string) =>
  failure('no_encontrado', 'llamada.desconocida', { metodo: method, direccion: url.split('?', 1).join('') });
