import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Request that a receiver got. */
export interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real receiver of webhooks on a port of its own. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, got: Received) => void;

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** Starts a receiver, which answers 204 by itself. Call `close` at the end. */
export async function startReceiver(answer: Answer = (response) => response.writeHead(204).end()): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    response.on('error', () => {});
    readBody(request).then(
      (body) => {
        const got = { url: request.url ?? '', headers: request.headers, body };
        received.push(got);
        answer(response, got);
      },
      () => {},
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}/portal?de=pruebas`, port, received, close };
}
