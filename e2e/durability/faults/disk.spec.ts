import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { archivoApi, SUBIDA_PATH } from '@portal/contract/archivo';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '@portal/testkit/services/small-disk.ts';
import { Client } from '../../support/api.ts';
import { startPortal } from '../../support/portal/portal-process.ts';
import { runCommand } from '../../support/portal/run-command.ts';
import { copyTemplate } from '../../world/template.ts';
import { readWorld } from '../../world/world.ts';
import { learnersOf, whileSending } from '../submissions.ts';
import { verifyLearner } from '../verify.ts';
import { expectUnavailable } from './expect-answers.ts';

// A full disk under the embedded database, the uploads and a backup: a clear answer, nothing half-written, and all goes on with room again.
// The disk of PostgreSQL: postgres.spec.ts.

const SEED = 20_261_126;
const AROUND = 12;

test.setTimeout(900_000);
test.skip(!canMount, 'only root can make a small disk');

let disk: SmallDisk;
test.beforeEach(() => {
  disk = mountSmallDisk(400);
});
test.afterEach(() => disk.remove());

const upload = { 'tus-resumable': '1.0.0' };

test('embedded database: every acknowledged submission is there after its disk was full, and a restart', async () => {
  const dataDir = join(disk.folder, 'datos');
  await copyTemplate('stream', dataDir);
  const options = { dataDir, port: await freePort() };
  let portal = await startPortal(options);
  const streams = await learnersOf(portal.url, dataDir, { seed: SEED });
  const salud = () => fetch(`${portal.url}/api/salud`);
  await whileSending(streams, async (further) => {
    await further(AROUND);
    disk.fill();
    // Until a statement needs a page more than its files have: then the portal says so, or its process ends as the embedded database did.
    await expect.poll(async () => (await salud().catch(() => undefined))?.status ?? 503, { timeout: 240_000 }).toBe(503);
    test.info().annotations.push({ type: 'portal', description: portal.exited() ? portal.output() : 'refused' });
    if (!portal.exited()) await expectUnavailable(salud, 'llamada.saludEscritura');
    disk.free();
    // `npm start` and systemd start a process again that ended by itself.
    if (portal.exited()) portal = await startPortal(options);
    await further(AROUND);
  });
  for (const stream of streams) await verifyLearner(stream);
  await portal.kill();
  portal = await startPortal(options);
  for (const stream of streams) await verifyLearner(stream);
  await portal.stop();
});

test('uploads and backup: a full disk is named, leaves nothing behind, and the same upload and backup go on with room again', async () => {
  const dataDir = join(disk.folder, 'datos');
  await copyTemplate('stream', dataDir);
  const portal = await startPortal({ dataDir });
  try {
    const admin = await new Client(portal.url).signIn(readWorld(dataDir).people['admin']![0]!);
    const headers = { ...upload, authorization: `Bearer ${admin.token}` };
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(8 * 1024 * 1024)]);
    const begin = await fetch(`${portal.url}/api${SUBIDA_PATH}`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(bytes.length) },
    });
    const subida = begin.headers.get('location')!.split('/').at(-1)!;
    const address = `${portal.url}/api${SUBIDA_PATH}/${subida}`;
    const offset = async () => Number((await fetch(address, { method: 'HEAD', headers })).headers.get('upload-offset'));
    const send = async (from: number, to = bytes.length) =>
      fetch(address, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
        body: new Uint8Array(bytes.subarray(from, to)),
      });
    expect((await send(0, 1024 * 1024)).status).toBe(204);

    disk.fill();
    await expectUnavailable(async () => send(await offset()), 'llamada.saludEscritura');
    disk.free();
    expect((await send(await offset())).status).toBe(204);
    expect(await offset()).toBe(bytes.length);

    // Complete, and no room for its copy in the store.
    disk.fill();
    const keep = () => admin.raw(archivoApi.ins, { body: { subida, nombre: 'manual.pdf' } });
    await expectUnavailable(keep, 'llamada.saludEscritura');
    const backups = join(disk.folder, 'respaldos');
    await expect(runCommand('respaldo', ['--destino', backups], { dataDir })).rejects.toThrow(/ENOSPC|no space left/i);
    disk.free();
    const kept = await admin.call(archivoApi.ins, { body: { subida, nombre: 'manual.pdf' } });
    const { url } = await admin.call(archivoApi.sel, { params: { id: kept.id_archivo } });
    const stored = Buffer.from(await (await fetch(new URL(url, `${portal.url}/api/`))).arrayBuffer());
    expect(stored.equals(bytes)).toBe(true);
    const left = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => name.endsWith('.parcial'))).toEqual([]);
    await runCommand('respaldo', ['--destino', backups], { dataDir });
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^respaldo-\d{8}-\d{6}$/)]);
  } finally {
    await portal.stop();
  }
});
