// The object store fails and comes back: answers of the calls meanwhile, and no file is left half stored.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archivoApi } from '@portal/contract/archivo';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildSubida } from '@portal/testkit/builders/contenido/subida.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useTestBackups } from '@portal/testkit/programs/respaldo.ts';
import { startS3 } from '@portal/testkit/services/s3-server.ts';
import { afterAll, expect, test } from 'vitest';

const s3 = await startS3();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-almacen-'));
afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const app = useTestApp({ DATA_DIR: dataDir, ...s3.environment });
const backups = useTestBackups();
const PDF = Buffer.from('%PDF-1.7\nhola');

test('while the store is down files are refused with 503; the same calls succeed when it is back, and nothing is kept twice', async () => {
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const keep = (subida: string) => app.call(archivoApi.ins, { token, body: { subida, nombre: 'guia.pdf' } });
  const addressOf = async (id: number) => (await app.call(archivoApi.sel, { token, params: { id } })).data.url;
  const open = (url: string) => {
    const { pathname, search } = new URL(url, 'http://portal/api/');
    return app.inject({ method: 'GET', url: pathname + search });
  };
  const kept = await keep(await buildSubida(dataDir, PDF));
  const url = await addressOf(kept.data.id_archivo);
  const second = await buildSubida(dataDir, PDF);
  const [rows, files] = [await countFiles(), s3.files()];

  await s3.stop();
  const refused = await keep(second);
  expect([refused.status, refused.problem.code, refused.problem.clave]).toEqual([503, 'no_disponible', 'archivo.errores.almacen']);
  const unread = await open(url);
  expect([unread.statusCode, unread.json<{ clave: string }>().clave]).toEqual([503, 'archivo.errores.almacen']);
  expect(Number(unread.headers['retry-after'])).toBeGreaterThan(0);
  expect([await countFiles(), existsSync(join(dataDir, 'subidas', second))]).toEqual([rows, true]);

  await s3.start();
  expect((await open(url)).rawPayload.equals(PDF)).toBe(true);
  const later = await keep(second);
  expect(later.status).toBe(200);
  expect((await keep(second)).data.id_archivo).toBe(later.data.id_archivo);
  expect((await open(await addressOf(later.data.id_archivo))).rawPayload.equals(PDF)).toBe(true);
  expect([await countFiles(), s3.files()]).toEqual([rows + 1, files + 1]);
});

test('a backup that the store interrupts leaves nothing that is taken for one, and the next one is complete', async () => {
  const portal = backups.portal(s3.environment);
  await backups.addFile('uno', portal);
  await s3.stop();
  await expect(backups.backUp({ portal })).rejects.toThrow();
  expect(readdirSync(backups.destination())).toEqual([]);
  await s3.start();
  const { manifest } = await backups.backUp({ portal });
  await backups.removeFiles();
  expect(manifest.lost).toEqual([]);
  expect(readdirSync(backups.destination())).toEqual(['respaldo-20261121-150000']);
});

async function countFiles(): Promise<number> {
  const { total } = await app.db
    .selectFrom('archivo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
