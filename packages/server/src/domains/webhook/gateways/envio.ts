import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { traced } from '../../../operations/traced.ts';
import { type Direccion, ForbiddenAddress, type Resolve } from './resolver.ts';
import { keptText, type Respuesta } from '../reintento.rules.ts';

/** Message to a receiver. */
export interface Envio {
  readonly direccion: string;
  /** Without `content-type` the body is JSON. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cuerpo: string | Buffer;
}

/** Resolver of the names of an attempt, and the signal that ends it. */
export interface Limites {
  readonly resolve: Resolve;
  readonly signal: AbortSignal;
}

/** Most bytes that are read of an answer, and of its headers. */
const ANSWER_BYTES = 16 * 1024;

/**
 * Sends one message and returns the outcome; never throws. The connection goes to an address that was checked, never to one that DNS answers
 * later. No redirect is followed. The signal ends the attempt, whatever the receiver does.
 */
export async function sendEnvio(envio: Envio, { resolve, signal }: Limites): Promise<Respuesta> {
  try {
    const url = new URL(envio.direccion);
    const addresses = await unlessAborted(resolve(url), signal);
    if (!addresses.length) return none('ENOTFOUND');
    return await traced({ kind: 'webhook', name: 'send' }, () => exchange(url, envio, { addresses, signal }));
  } catch (error) {
    return none(reasonOf(error, signal));
  }
}

const none = (respuesta: string): Respuesta => ({ codigo_http: null, respuesta });

/** Code that an administrator reads beside an event, as Node and DNS have them (docs/webhooks.md). */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof ForbiddenAddress) return `EADDRNOTALLOWED ${keptText(error.message)}`;
  if (signal.aborted) return 'ETIMEDOUT';
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return keptText(typeof code === 'string' ? code : String(message));
}

/** Rejects when the signal aborts first; DNS cannot be interrupted. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const done = new AbortController();
  const aborted = async () => {
    if (!signal.aborted) await once(signal, 'abort', { signal: done.signal });
    throw signal.reason;
  };
  try {
    return await Promise.race([work, aborted()]);
  } finally {
    done.abort();
  }
}

interface Connecting {
  readonly addresses: readonly Direccion[];
  readonly signal: AbortSignal;
}

function exchange(url: URL, { headers, cuerpo }: Envio, { addresses, signal }: Connecting): Promise<Respuesta> {
  const body = typeof cuerpo === 'string' ? Buffer.from(cuerpo) : cuerpo;
  const options: RequestOptions = {
    method: 'POST',
    // A connection of its own: none is left open to a receiver, none is taken over from another webhook.
    agent: false,
    signal,
    maxHeaderSize: ANSWER_BYTES,
    headers: { 'content-type': 'application/json', ...headers, 'content-length': body.length },
    lookup: (_host, { all }, found) => (all ? found(null, [...addresses]) : found(null, addresses[0]!.address, addresses[0]!.family)),
  };
  return new Promise((settle, fail) => {
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options);
    sent.on('error', fail);
    sent.on('response', (answer) => void readAnswer(sent, answer).then(settle, fail));
    sent.on('close', () => fail(new Error('ECONNRESET')));
    sent.end(body);
  });
}

/** Reads the beginning of an answer and drops the rest with its connection. The status counts, however its body ends. */
async function readAnswer(sent: ClientRequest, answer: IncomingMessage): Promise<Respuesta> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size >= ANSWER_BYTES) break;
    }
  } catch {
    // A body that breaks off, or lasts until the signal.
  }
  sent.destroy();
  return { codigo_http: answer.statusCode ?? null, respuesta: keptText(Buffer.concat(pieces).toString()) };
}
