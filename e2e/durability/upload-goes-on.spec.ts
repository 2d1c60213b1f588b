import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { archivoApi } from '@portal/contract/archivo';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { Client } from '../support/api.ts';
import { type Nginx, startNginx } from '../support/portal/nginx.ts';
import { type Portal, startPortal } from '../support/portal/portal-process.ts';
import { buildWorld } from '../world/template.ts';
import { readWorld } from '../world/world.ts';
import { uploadFile } from './admin-work.ts';

const SERVERS = 3;

test.setTimeout(1_800_000);

let folder = '';
let cluster: PostgresCluster;
let nginx: Nginx;
let ports: number[];
const portals: Portal[] = [];
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-rolling-'));
  cluster = await createPostgresCluster({ fsync: false });
  await buildWorld('stream', folder, cluster.url('postgres'));
  ports = [];
  for (let server = 0; server < SERVERS; server += 1) ports.push(await freePort());
  nginx = await startNginx(ports);
  for (const port of ports) portals.push(await startServer(port));
});
test.afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.stop()));
  await nginx.stop();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const startServer = (port: number): Promise<Portal> =>
  startPortal({
    dataDir: folder,
    databaseUrl: cluster.url('postgres'),
    port,
    environment: { PUBLIC_URL: nginx.url, DATABASE_CONEXIONES: '8', DRAIN_SECONDS: '3', LOG_LEVEL: 'info' },
    directly: true,
  });

test('a large upload through nginx goes on after the server that takes it is killed', async () => {
  const admin = await new Client(nginx.url).signIn(readWorld(folder).people['admin']![0]!);
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24 * 1024 * 1024)]);
  let kills = 0;
  const kill = async () => {
    const victim = kills % SERVERS;
    kills += 1;
    await portals[victim]!.kill();
    portals[victim] = await startServer(ports[victim]!);
  };
  const id_archivo = await uploadFile(admin, bytes, kill);
  expect(kills).toBeGreaterThan(SERVERS);
  const { url, tamano } = await admin.call(archivoApi.sel, { params: { id: id_archivo } });
  expect(tamano).toBe(bytes.length);
  const opened = await fetch(new URL(url, `${nginx.url}/api/`));
  expect(sha256(Buffer.from(await opened.arrayBuffer()))).toBe(sha256(bytes));
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
