import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A peer over HTTP that lies, stalls or fails as a test says. */
export interface LyingServer {
  readonly url: string;
  /** Requests that it received, `GET /path`. */
  readonly asked: string[];
  /** Changes what it does with the next request. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Open connections. */
  open(): number;
  close(): Promise<void>;
}

/** Starts a peer on a free port, which says nothing until `answer` is set. Call `close` at the end. */
export async function startLyingServer(): Promise<LyingServer> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const lying: LyingServer = {
    url: '',
    asked,
    answer: () => {},
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.on('error', () => {});
    request.on('error', () => {}).resume();
    lying.answer(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(lying, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
