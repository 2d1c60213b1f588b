import { SCIM_PATH } from '@portal/contract/scim';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitConcurrencyOfEach } from '../../core/limit-concurrency.ts';
import type { Context } from '../../core/context.ts';
import { drain } from '../../core/http/drain.ts';
import { acceptJson, unknownCall } from '../../core/http/http.ts';
import { textsFor } from '../../core/http/language.ts';
import { errorOf, HANDLERS, type Pedido, type Refusal, refusalOf, type Respuesta } from './atender.service.ts';

/** Context of a SCIM request; its user is the token, as the author of changes. */
export interface ScimContext extends Context {
  readonly id_scim_token: number;
}

/** Builds the context of a request. Throws 401 without a valid token, before a body is read. */
export type ScimContextFactory = (request: FastifyRequest) => Promise<ScimContext>;

const MEDIA_TYPE = 'application/scim+json';

/** Body limits: of one person, and of a group with all its members. */
const BODY_BYTES = { user: 64 * 1024, group: 1024 * 1024 } as const;

/** Requests of one token that are worked on at once; further ones wait. */
const AT_ONCE = 8;

/** Registers the SCIM 2.0 service (record 072): its own media type, errors and authentication, apart from the calls of the contract. */
export const scimRoutes = (createContext: ScimContextFactory) => async (app: FastifyInstance) => {
  await app.register((scim) => registerService(scim, createContext), { prefix: SCIM_PATH });
};

async function registerService(app: FastifyInstance, createContext: ScimContextFactory): Promise<void> {
  const contexts = new WeakMap<FastifyRequest, ScimContext>();
  const turnOf = limitConcurrencyOfEach(AT_ONCE);
  acceptJson(app, MEDIA_TYPE);
  app.addHook('onRequest', async (request) => void contexts.set(request, await createContext(request)));
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal.status === 500) request.log.error({ err: error }, 'falla no prevista');
    if (refusal.status === 413) await drain(request.raw);
    return sendError(reply, refusal);
  });
  for (const [name, handler] of Object.entries(HANDLERS)) {
    const [method = '', url = ''] = name.split(' ');
    app.route({
      method,
      url,
      bodyLimit: url.startsWith('/Groups') ? BODY_BYTES.group : BODY_BYTES.user,
      handler: async (request, reply) => {
        const context = contexts.get(request)!;
        const base = `${context.config.publicUrl}/api${SCIM_PATH}`;
        return sendRespuesta(reply, await turnOf(context.id_scim_token)(() => handler({ context, request: readRequest(request), base })));
      },
    });
  }
  app.all('/*', (request) => {
    throw unknownCall(request.method, request.url);
  });
}

function readRequest({ url, query, body, headers, params }: FastifyRequest): Pedido {
  const { id = '' } = params as { readonly id?: string };
  return { id, url, query: query as Record<string, unknown>, body, headers };
}

function sendRespuesta(reply: FastifyReply, { status, headers = {}, recurso }: Respuesta): FastifyReply {
  reply.code(status).headers(headers);
  return recurso ? reply.type(`${MEDIA_TYPE}; charset=utf-8`).send(JSON.stringify(recurso)) : reply.send();
}

async function sendError(reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> {
  const { word } = await textsFor(reply.request);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return sendRespuesta(reply, { status: refusal.status, recurso: errorOf(refusal, word(refusal.sentence)) });
}
