import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'portal-archivos';
const KEY = 'S3RVER';

/** A real S3 service on a port of its own, with one empty bucket; it checks every signature. */
export interface TestS3 {
  /** Environment of a portal that stores its files there. */
  readonly environment: Readonly<Record<string, string>>;
  /** Number of complete files in the bucket. */
  files(): number;
  /** Number of open connections. */
  connections(): Promise<number>;
  /** Ends the service; its files stay. */
  stop(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the service. Call `close` at the end. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-s3-'));
  const create = (port: number) =>
    new S3rver({ address: '127.0.0.1', port, silent: true, vhostBuckets: false, directory, configureBuckets: [{ name: BUCKET }] });
  let server = create(0);
  const { port } = await server.run();
  const stop = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
  };
  const names = () => readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' });
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    files: () => names().filter((name) => name.endsWith('_S3rver_object')).length,
    connections: () =>
      new Promise((resolve, reject) => server.httpServer.getConnections((error, count) => (error ? reject(error) : resolve(count)))),
    stop,
    async start() {
      server = create(port);
      await server.run();
    },
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
