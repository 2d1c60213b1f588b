import { Agent, request } from 'node:http';
import type { Endpoint } from '@portal/contract';
import type { RawRequest } from '../../packages/server/src/testing/examples/examples.ts';
import { fillPath } from '../../packages/server/src/testing/fill-path.ts';
import { flatQuery, payloadOf } from '../../packages/server/src/testing/raw-request.ts';

/** An answer as it arrived; `status` 0: the connection broke. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
}

/** Characters of an answer that are looked at. */
const LOOKED_AT = 200_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function searchOf(query: object = {}): string {
  const text = new URLSearchParams(
    Object.entries(flatQuery(query)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}

/** What is sent beside the request itself. */
export interface Envelope {
  readonly port: number;
  readonly token?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a request unchecked and reads the whole answer. */
export function send(endpoint: Endpoint, { params, query, body }: RawRequest, { port, token, headers }: Envelope): Promise<Answer> {
  const start = performance.now();
  const payload = body === undefined ? undefined : payloadOf(body);
  const type =
    payload === undefined
      ? {}
      : { 'content-type': endpoint.bodyTypes?.[0] ?? 'application/json', 'content-length': Buffer.byteLength(payload) };
  return new Promise((resolve) => {
    const end = (status: number, kind = '', text = '') => resolve({ status, type: kind, text, ms: performance.now() - start });
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: endpoint.method,
        path: `/api${fillPath(endpoint.path, params)}${searchOf(query)}`,
        headers: { ...headers, ...type, ...(token && { authorization: `Bearer ${token}` }) },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          if (text.length < LOOKED_AT) text += part;
        });
        answer.on('end', () => end(answer.statusCode ?? 0, answer.headers['content-type'], text));
        answer.on('error', () => end(0));
      },
    );
    outgoing.on('error', () => end(0));
    outgoing.end(payload);
  });
}
