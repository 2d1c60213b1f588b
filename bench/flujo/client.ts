import { Agent, request } from 'node:http';

/** Sends requests to one server over kept connections. */
export interface Client {
  json<T>(method: 'GET' | 'POST', path: string, call: { readonly token?: string; readonly body?: unknown }): Promise<T>;
  /** Number of requests so far. */
  readonly sent: () => number;
  close(): void;
}

/** Creates a client; any status but 200 rejects. */
export function newClient(port: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let sent = 0;
  return {
    sent: () => sent,
    close: () => agent.destroy(),
    json: (method, path, { token, body }) =>
      new Promise((resolve, reject) => {
        sent += 1;
        const payload = body === undefined ? undefined : JSON.stringify(body);
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        };
        const outgoing = request({ host: '127.0.0.1', port, method, path, agent, headers }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (answer.statusCode !== 200) return reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`));
            resolve(answer.headers['content-type']?.includes('json') ? JSON.parse(text) : text);
          });
          answer.on('error', reject);
        });
        outgoing.on('error', reject);
        outgoing.end(payload);
      }),
  };
}
