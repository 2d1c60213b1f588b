import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Executor } from '@portal/server/src/db/executor.ts';
import type { InjectOptions } from 'fastify';
import type { TestPortal } from '../app.ts';
import { callThrough, type Carried, type Carrier } from '../call.ts';

/** Connections to one portal at once. */
const SOCKETS = 64;
/** Silence after which an answer counts as lost. */
const SILENCE_MS = 120_000;

/** Carries requests to a portal of other processes, over connections that stay open. Rejects when the connection breaks. */
function httpCarrier(origin: string, localAddress?: string): Carrier & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS, ...(localAddress && { localAddress }) });
  const inject = async ({ method = 'GET', url, path = url, query, payload, body = payload, headers }: InjectOptions): Promise<Carried> => {
    const bytes = bytesOf(body);
    const type = isJson(body) && { 'content-type': 'application/json' };
    const address = addressOf(origin, path as string, query);
    const options = { agent, method, headers: { ...type, ...headers, ...(bytes && { 'content-length': bytes.length }) } };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = httpRequest(address, options as object, resolve).on('error', reject);
      outgoing.setTimeout(SILENCE_MS, () => outgoing.destroy(new Error(`no answer to ${method} ${address.pathname} in ${SILENCE_MS} ms`)));
      outgoing.end(bytes);
    });
    const rawPayload = await buffer(answer);
    const text = rawPayload.toString();
    return { statusCode: answer.statusCode ?? 0, headers: answer.headers, body: text, rawPayload, json: () => JSON.parse(text) };
  };
  return { inject, close: () => agent.destroy() };
}

function addressOf(origin: string, path: string, query: InjectOptions['query'] = {}): URL {
  const address = new URL(path, origin);
  const entries = Object.entries(query) as [string, unknown][];
  for (const [name, value] of entries) for (const each of [value].flat()) address.searchParams.append(name, String(each));
  return address;
}

const isJson = (body: unknown): boolean => typeof body === 'object' && body !== null && !(body instanceof Uint8Array);

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/**
 * The portal of other processes as tests and examples know it: its database, its calls over HTTP, and the machine's clock. `localAddress`:
 * address of this machine to call from, as `127.0.0.2`; limits by address then count apart.
 */
export function remoteApp(origin: string, db: Executor, localAddress?: string): TestPortal & { close(): void } {
  const carrier = httpCarrier(origin, localAddress);
  return {
    ...carrier,
    db,
    get now() {
      return new Date();
    },
    call: (endpoint, request) => callThrough(carrier, endpoint, request),
  };
}
