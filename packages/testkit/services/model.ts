import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Request that the model got. */
export interface Asked {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real server that speaks as a language model does, and lies as it is ordered to. */
export interface Model {
  /** Base address, as `REDACTOR_URL`. */
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

type Reply = (response: ServerResponse, asked: Asked) => void;

/** Answers with these words of the model. */
export const says =
  (content: unknown, status = 200): Reply =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] }));

/** Answers with these questions. */
export const writes = (preguntas: readonly unknown[]): Reply => says(JSON.stringify({ preguntas }));

/** Starts a model. Call `close` at the end. */
export async function startModel(reply: Reply): Promise<Model> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    response.on('error', () => {});
    request.on('error', () => {});
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      const got = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces).toString() };
      asked.push(got);
      reply(response, got);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}/v1`, asked, close };
}
