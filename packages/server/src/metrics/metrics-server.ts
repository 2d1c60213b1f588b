import cluster from 'node:cluster';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Address on which metrics are read. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Server of metrics that listens. */
export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Most connections: a Prometheus or two. */
const CONNECTIONS = 20;
const REQUEST_MS = 10_000;
/** Most processes of one cluster; each takes the next free port. */
const PROCESSES = 64;

/**
 * Serves `GET /metrics` on an address of its own, never on the public one (P143). Processes of a cluster take the ports from `port` on, one
 * each: on a shared port a scrape would meet any of them. Rejects when no port is free.
 */
export async function startMetricsServer({ host, port }: MetricsAddress, metrics: Metrics): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, listener(metrics));
  server.maxConnections = CONNECTIONS;
  const last = cluster.isWorker && port > 0 ? port + PROCESSES - 1 : port;
  for (let next = port; ; next += 1) {
    try {
      await listen(server, { host, port: next });
      break;
    } catch (error) {
      if (next >= last || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE')
        throw new Error(`No se pueden servir las métricas en ${host}:${next} (METRICS_PORT): ${(error as Error).message}`, {
          cause: error,
        });
    }
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, { host, port }: MetricsAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const listener =
  (metrics: Metrics): RequestListener =>
  (request, response) => {
    response.on('error', () => {});
    const refuse = (status: number) => response.writeHead(status, { connection: 'close' }).end();
    if (request.method !== 'GET') return void refuse(405);
    if (request.url?.split('?', 1)[0] !== '/metrics') return void refuse(404);
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        console.error(error);
        refuse(500);
      },
    );
  };
