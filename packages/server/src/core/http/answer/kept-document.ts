import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { matchesTag, tagOf } from './etag.ts';

/** A large public document: its bytes, written and compressed once, whoever asks how often. */
export interface KeptDocument {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly compressed: Buffer;
}

const compress = promisify(gzip);

/** Compresses a document, beside the calls of others. */
export async function keepDocument(type: string, text: string): Promise<KeptDocument> {
  const plain = Buffer.from(text);
  return { type, tag: tagOf(text), plain, compressed: await compress(plain, { level: 9 }) };
}

/** Sends a kept document, or 304 to who has it. */
export function sendKept({ type, tag, plain, compressed }: KeptDocument, reply: FastifyReply): FastifyReply {
  const { headers } = reply.request;
  reply.headers({ etag: `W/${tag}`, vary: 'accept-encoding' });
  if (matchesTag(headers['if-none-match'], tag)) return reply.code(304).send();
  reply.type(type);
  const takesGzip = new Negotiator({ headers }).encodings(['gzip']).includes('gzip');
  // `identity` keeps the compression of other answers away from bytes that are sent as they are.
  return takesGzip ? reply.header('content-encoding', 'gzip').send(compressed) : reply.header('content-encoding', 'identity').send(plain);
}
