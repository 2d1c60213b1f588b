import { Agent, request } from 'node:http';

/** Connections that waited so long are closed here, before the server may close them under a request. */
const IDLE_MS = 30_000;

/** Sends requests to one server over kept connections. */
export interface Client {
  json<T>(method: 'GET' | 'POST', path: string, call: { readonly token?: string; readonly body?: unknown }): Promise<T>;
  /** Number of requests so far. */
  readonly sent: () => number;
  /** Number of answers so far that said that what the client keeps still holds. */
  readonly unchanged: () => number;
  close(): void;
}

/** How a client sends. */
export interface ClientOptions {
  /** Most connections at once. */
  readonly sockets?: number;
  /** Keeps answers with their tag and asks whether they still hold, as browsers do. */
  readonly keeps?: boolean;
}

interface Kept {
  readonly tag: string;
  readonly value: unknown;
}

/** Creates a client; any status but 200, or 304 for what it keeps, rejects with an error that begins with the status. */
export function newClient(port: number, { sockets = 256, keeps = false }: ClientOptions = {}): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, timeout: IDLE_MS });
  const kept = new Map<string, Kept>();
  let sent = 0;
  let unchanged = 0;
  return {
    sent: () => sent,
    unchanged: () => unchanged,
    close: () => agent.destroy(),
    json: (method, path, { token, body }) =>
      new Promise((resolve, reject) => {
        sent += 1;
        const known = method === 'GET' ? kept.get(path) : undefined;
        const payload = body === undefined ? undefined : JSON.stringify(body);
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(known && { 'if-none-match': known.tag }),
          ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        };
        const outgoing = request({ host: '127.0.0.1', port, method, path, agent, headers }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const { statusCode, headers: received } = answer;
            if (known && statusCode === 304) {
              unchanged += 1;
              return resolve(known.value as never);
            }
            if (statusCode !== 200) return reject(new Error(`${statusCode} ${method} ${path}: ${text.slice(0, 300)}`));
            const value = received['content-type']?.includes('json') ? JSON.parse(text) : text;
            if (keeps && method === 'GET' && received.etag) kept.set(path, { tag: received.etag, value });
            resolve(value);
          });
          answer.on('error', reject);
        });
        outgoing.on('error', reject);
        outgoing.end(payload);
      }),
  };
}
