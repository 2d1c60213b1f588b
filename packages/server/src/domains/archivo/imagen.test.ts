import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archivoApi, IMAGEN_MAX_BYTES } from '@portal/contract/archivo';
import { loadTranslator, message } from '@portal/messages';
import { useTestApp } from '@portal/testkit/app.ts';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { openStorage, removeUnused, holdUsables, selladorDe, storeFile } from './archivo.public.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'imagenes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const settings = { DATA_DIR: dataDir, PUBLIC_URL: 'https://portal.example/capacitacion' };
const recorder = useRecorder();
const app = useTestApp(settings);
const config = loadConfig(settings);

let token: string;
beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

const send = (body: Uint8Array, who = token) => app.call(archivoApi.imagenIns, { body, token: who });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const urlIn = async (id_archivo: number, salt: number) =>
  (await selladorDe({ db: app.db, config }, salt))({ id_archivo, descripcion: 'Extintor' }).url;
const store = (tipo_mime: string, nombre: string) =>
  storeFile(app.db, openStorage(config), { nombre, tipo_mime, content: Buffer.from('%PDF-1.7'), usuario: 'pruebas', now: app.now });

describe('a picture', () => {
  test('is kept under a random name with its size, and shown at once', async () => {
    const picture = pngOf(640, 480);
    const { status, data } = await send(picture);
    expect([status, data.ancho, data.alto]).toEqual([200, 640, 480]);
    expect(data.url).toMatch(/^\/capacitacion\/api\/archivo\/imagen\/[\w-]{22}$/);
    const row = await app.db.selectFrom('archivo').selectAll().where('id_archivo', '=', data.id_archivo).executeTakeFirstOrThrow();
    expect([row.nombre, row.tipo_mime]).toEqual([expect.stringMatching(/^imagen-[0-9a-f]{16}\.png$/), 'image/png']);
    expect(new Uint8Array((await get(data.url)).rawPayload)).toEqual(picture);
    const again = await app.call(archivoApi.imagenSel, { params: { id: data.id_archivo }, token });
    expect(again.data).toEqual({ id_archivo: data.id_archivo, url: data.url });
  });

  test('is served to who has its address, to be kept, with no power and no trace of when or under which name it came', async () => {
    const { data } = await send(pngOf(64, 48));
    const url = await urlIn(data.id_archivo, 42);
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="imagen.png"',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect(headers).not.toHaveProperty('last-modified');
    const unchanged = await get(url, { 'if-none-match': String(headers['etag']) });
    expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, headers['content-length']]);
  });

  test('has one address in an attempt, another one in the next, and none without pictures is asked for', async () => {
    const [one, two] = [(await send(pngOf(64, 48))).data, (await send(pngOf(48, 64))).data];
    const urls = [await urlIn(one.id_archivo, 7), await urlIn(two.id_archivo, 7), await urlIn(one.id_archivo, 8)];
    expect(new Set(urls).size).toBe(3);
    expect(await urlIn(one.id_archivo, 7)).toBe(urls[0]);
    expect((await get(urls[2]!)).rawPayload).toEqual((await get(urls[0]!)).rawPayload);
    recorder.take();
    const sellar = await selladorDe({ db: app.db, config }, 7, [null, { tipo: 'verdadero_falso', correcta: true }]);
    expect(recorder.take()).toEqual([]);
    expect(() => sellar({ id_archivo: one.id_archivo, descripcion: '' })).toThrow('sin imágenes');
  });

  test('is not found by a forged ticket, which reads nothing of the database, nor is another kind of file', async () => {
    const { url } = (await send(pngOf(64, 48))).data;
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    await get(url);
    recorder.take();
    for (const ticket of ['1', 'A'.repeat(22), `${url.slice(folder.length, -1)}A`, `${url.slice(folder.length)}A`, '%00', '..%2f1']) {
      if (`${folder}${ticket}` === url) continue;
      expect((await get(folder + ticket)).statusCode).toBe(404);
    }
    expect(recorder.take()).toEqual([]);
    const { id_archivo } = await store('application/pdf', 'guia.pdf');
    expect((await get(await urlIn(id_archivo, 0))).statusCode).toBe(404);
    expect((await get(await urlIn(999_999, 0))).statusCode).toBe(404);
    expect((await app.call(archivoApi.imagenSel, { params: { id: id_archivo }, token })).status).toBe(404);
  });
});

describe('is refused', () => {
  test.each([
    ['a drawing with scripts', new TextEncoder().encode('<svg onload="alert(1)"/>'), message('archivo.imagen.tipo')],
    ['a PDF', new TextEncoder().encode('%PDF-1.7'), message('archivo.imagen.tipo')],
    ['half of a picture', pngOf(640, 480).subarray(0, 60), message('archivo.imagen.incompleta')],
    ['a picture that is too wide', pngOf(4097, 4), message('archivo.imagen.lado', { maximo: 4096 })],
    [
      'a heavy picture',
      new Uint8Array([...pngOf(4, 4), ...new Uint8Array(IMAGEN_MAX_BYTES)]),
      message('archivo.imagen.pesada', { megas: 5 }),
    ],
  ])('%s, with its reason', async (_what, body, reason) => {
    const before = await app.db.selectFrom('archivo').select('id_archivo').execute();
    const answer = await send(body);
    expect([answer.status, answer.problem?.errors?.['imagen']]).toEqual([400, (await loadTranslator('es')).word(reason)]);
    expect(await app.db.selectFrom('archivo').select('id_archivo').execute()).toEqual(before);
  });

  test('a body beyond the limit, before it is read', async () => {
    expect((await send(new Uint8Array(7 * 1024 * 1024))).status).toBe(413);
  });

  test('a picture of somebody without the right', async () => {
    const alumno = await signIn(app, await buildUsuario(app.db));
    const soporte = await signIn(app, await buildUsuario(app.db, { soporte: true }));
    const { id_archivo } = (await send(pngOf(4, 4))).data;
    for (const who of [alumno, soporte]) {
      expect((await send(pngOf(4, 4), who)).status).toBe(403);
      expect((await app.call(archivoApi.imagenSel, { params: { id: id_archivo }, token: who })).status).toBe(403);
    }
  });
});

describe('a question that is saved', () => {
  const preguntaOf = (id_archivo: number) => ({
    tipo: 'verdadero_falso' as const,
    correcta: true,
    imagen: { id_archivo, descripcion: 'Extintor' },
  });
  const isUsable = (id_archivo: number, empresas?: readonly number[]) =>
    app.db.transaction().execute(async (trx) => (await holdUsables(trx, empresas ? { empresas } : null, [id_archivo])).has(id_archivo));

  test('holds its picture, which counts as used again; another kind of file and an unknown one are refused', async () => {
    const { id_archivo } = (await send(pngOf(4, 4))).data;
    await removeUnused(app.db, { storage: openStorage(config), now: app.now, days: 0, goesOn: () => true });
    const since = async () =>
      (await app.db.selectFrom('archivo').select('sin_uso_desde').where('id_archivo', '=', id_archivo).executeTakeFirstOrThrow())
        .sin_uso_desde;
    expect(await since()).not.toBeNull();
    expect(await isUsable(id_archivo)).toBe(true);
    expect(await since()).toBeNull();
    const pdf = await store('application/pdf', 'guia.pdf');
    for (const id of [pdf.id_archivo, 999_999]) expect(await isUsable(id)).toBe(false);
  });

  test('of another company keeps its picture from a limited access', async () => {
    const { id_archivo } = (await send(pngOf(4, 4))).data;
    const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const limited = await limitedAdmin(app, [own.id_empresa]);
    const see = async () => (await app.call(archivoApi.imagenSel, { params: { id: id_archivo }, token: limited.token })).status;
    expect(await see()).toBe(200);
    const datos = JSON.stringify(preguntaOf(id_archivo));
    const { id_pregunta } = await buildPregunta(app.db, { id_empresa: other.id_empresa });
    await app.db.updateTable('pregunta').set({ datos, tipo: 'verdadero_falso' }).where('id_pregunta', '=', id_pregunta).execute();
    expect(await see()).toBe(404);
    expect(await isUsable(id_archivo, [own.id_empresa])).toBe(false);
    expect(await isUsable(id_archivo, [other.id_empresa])).toBe(true);
    await app.db.updateTable('pregunta').set({ id_empresa: null }).where('id_pregunta', '=', id_pregunta).execute();
    expect(await see()).toBe(200);
  });
});
