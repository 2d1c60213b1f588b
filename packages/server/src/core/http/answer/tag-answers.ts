import type { FastifyInstance } from 'fastify';
import { matchesTag, tagOf } from './etag.ts';

/**
 * Gives every JSON answer to a GET the hash of its bytes as ETag, and answers 304 without a body to who has it. Weak, because compression
 * follows. Lists that are streamed and files have no tag or their own.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag')) return payload;
    const tag = tagOf(payload);
    reply.header('etag', `W/${tag}`);
    if (!matchesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
