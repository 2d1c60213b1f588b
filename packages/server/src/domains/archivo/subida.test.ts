import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { archivoApi } from '@portal/contract/archivo';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildSubida } from '@portal/testkit/builders/contenido/subida.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { startS3 } from '@portal/testkit/services/s3-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { findArchivosByIds, openStorage, storeFile, ticketUrls } from './archivo.public.ts';

/** Header of an MP4 and random bytes. */
const VIDEO = Buffer.concat([
  Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom', 'latin1'),
  randomBytes(3_000_000),
]);

const s3 = await startS3();
afterAll(() => s3.close());

describe.each([
  ['a folder', {}],
  ['S3', s3.environment],
])('stored in %s:', (_store, environment) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-subida-'));
  const settings = { DATA_DIR: dataDir, MAX_UPLOAD_MB: '4', ...environment };
  const test = useTestApp(settings);
  const user = { token: '', id_usuario: 0 };
  let base = '';
  beforeAll(async () => {
    const admin = await buildUsuario(test.db, { admin: true });
    Object.assign(user, { id_usuario: admin.id_usuario, token: await signIn(test, admin) });
    await test.http.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(test.http.server.address() as AddressInfo).port}`;
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const TUS = { 'tus-resumable': '1.0.0' };
  const headers = (token = user.token) => ({ ...TUS, authorization: `Bearer ${token}` });
  const create = (length: number, token = user.token) =>
    fetch(`${base}/api/archivo/subida`, { method: 'POST', headers: { ...headers(token), 'upload-length': String(length) } });
  const idOf = (response: Response) => response.headers.get('location')!.split('/').at(-1)!;
  const offsetOf = async (id: string) => {
    const response = await fetch(`${base}/api/archivo/subida/${id}`, { method: 'HEAD', headers: headers() });
    return Number(response.headers.get('upload-offset'));
  };
  const patch = (id: string, offset: number, body: Buffer) =>
    fetch(`${base}/api/archivo/subida/${id}`, {
      method: 'PATCH',
      headers: { ...headers(), 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(body),
    });
  const keep = (subida: string, nombre = 'Inducción 1.mp4') => test.call(archivoApi.ins, { body: { subida, nombre }, token: user.token });

  /** Sends the first `sent` bytes and then destroys the connection. */
  async function patchAndBreak(id: string, sent: number): Promise<void> {
    const call = request(`${base}/api/archivo/subida/${id}`, {
      method: 'PATCH',
      headers: { ...headers(), 'upload-offset': 0, 'content-type': 'application/offset+octet-stream', 'content-length': VIDEO.length },
    });
    const broken = new Promise((resolve) => call.once('error', resolve));
    await new Promise<void>((resolve) => call.write(VIDEO.subarray(0, sent), () => resolve()));
    for (let wait = 0; wait < 100 && sizeOnDisk(id) < sent; wait += 1) await sleep(50);
    call.destroy(new Error('se cortó'));
    await broken;
  }

  const sizeOnDisk = (id: string): number => statSync(join(dataDir, 'subidas', id), { throwIfNoEntry: false })?.size ?? 0;

  describe('an upload', () => {
    it('is its person’s alone: another administrator neither reads, continues, keeps nor deletes it, whatever the client names as owner', async () => {
      const other = await buildUsuario(test.db, { admin: true });
      const token = await signIn(test, other);
      const metadata = { 'upload-metadata': `id_usuario ${Buffer.from(String(other.id_usuario)).toString('base64')}` };
      const created = await fetch(`${base}/api/archivo/subida`, {
        method: 'POST',
        headers: { ...headers(), ...metadata, 'upload-length': String(VIDEO.length) },
      });
      const id = idOf(created);
      const address = `${base}/api/archivo/subida/${id}`;
      const chunk = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      const attempts = [
        await fetch(address, { method: 'HEAD', headers: headers(token) }),
        await fetch(address, { method: 'PATCH', headers: { ...headers(token), ...chunk }, body: new Uint8Array(VIDEO) }),
        await fetch(address, { method: 'DELETE', headers: headers(token) }),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect((await patch(id, 0, VIDEO)).status).toBe(204);
      expect((await test.call(archivoApi.ins, { body: { subida: id, nombre: 'ajeno.mp4' }, token })).status).toBe(404);
      expect((await keep(id)).status).toBe(200);
    });

    it('resumes after a lost connection, is stored complete, and is served by ranges', async () => {
      const created = await create(VIDEO.length);
      expect(created.status).toBe(201);
      const id = idOf(created);
      await patchAndBreak(id, 1_200_000);
      expect((await keep(id)).status).toBe(409);
      const offset = await offsetOf(id);
      expect(offset).toBe(1_200_000);
      expect((await patch(id, offset, VIDEO.subarray(offset))).status).toBe(204);

      const { data } = await keep(id);
      expect(data).toMatchObject({
        tipo_mime: 'video/mp4',
        tamano: VIDEO.length,
        sha256: createHash('sha256').update(VIDEO).digest('hex'),
      });
      expect(data.direccion).toBe(`/archivo/${data.id_archivo}/Induccion-1.mp4`);
      expect((await keep(id)).data).toEqual(data);
      expect(readdirSync(join(dataDir, 'subidas'))).toEqual([]);

      const [archivo] = await findArchivosByIds(test.db, [data.id_archivo]);
      const url = (await ticketUrls(test.db, { config: loadConfig(settings), user, now: test.now }))(archivo!);
      const part = await fetch(base + url, { headers: { range: 'bytes=2000000-2000099' } });
      expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
      expect(Buffer.from(await part.arrayBuffer()).equals(VIDEO.subarray(2_000_000, 2_000_100))).toBe(true);
    });

    it('kept by many calls at once is one file, and every call answers it', async () => {
      const id = await buildSubida(dataDir, Buffer.concat([VIDEO, VIDEO.subarray(0, 900_000)]));
      const answers = await Promise.all(Array.from({ length: 20 }, () => keep(id)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map(({ data }) => data.id_archivo)).size).toBe(1);
      expect(readdirSync(join(dataDir, 'subidas'))).toEqual([]);
      const [archivo] = await findArchivosByIds(test.db, [answers[0]!.data.id_archivo]);
      expect(archivo).toMatchObject({ tamano: VIDEO.length + 900_000, sha256: answers[0]!.data.sha256 });
    });

    it('stored by another process meanwhile answers its file and leaves its bytes', async () => {
      const id = await buildSubida(dataDir, VIDEO);
      const stored = (await keep(id)).data;
      const storage = openStorage(loadConfig(settings));
      const file = { nombre: 'otro.mp4', tipo_mime: 'video/mp4', content: VIDEO, usuario: 'pruebas', now: test.now };
      expect(await storeFile(test.db, storage, { ...file, clave: `${id.slice(0, 2)}/${id}` })).toMatchObject({
        id_archivo: stored.id_archivo,
        nombre: 'Inducción 1.mp4',
      });
      const body = await storage.open(`${id.slice(0, 2)}/${id}`);
      expect((await buffer(body!)).equals(VIDEO)).toBe(true);
    });

    it('with a wrong offset is refused', async () => {
      const id = idOf(await create(100));
      expect((await patch(id, 50, Buffer.alloc(10))).status).toBe(409);
      expect(await offsetOf(id)).toBe(0);
    });

    it('above the limit is refused before it starts', async () => {
      expect((await create(4 * 1024 * 1024 + 1)).status).toBe(413);
    });

    it.each(['', 'soporte'])('by another role than admin is refused («%s»)', async (role) => {
      const token = role ? await signIn(test, await buildUsuario(test.db, { soporte: true })) : '';
      const refused = await create(10, token);
      expect(refused.status).toBe(role ? 403 : 401);
      expect(await refused.json()).toMatchObject({ result: '1' });
    });

    it('is refused as a problem that names no folder of the server', async () => {
      const refused = [
        await fetch(`${base}/api/archivo/subida/${idOf(await create(100))}.json`, { method: 'DELETE', headers: headers() }),
        await fetch(`${base}/api/archivo/subida/${'0'.repeat(32)}`, { method: 'DELETE', headers: headers() }),
        await patch('0'.repeat(32), 0, Buffer.alloc(10)),
        await patch(idOf(await create(100)), 50, Buffer.alloc(10)),
        await patch(idOf(await create(10)), 0, Buffer.alloc(100)),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 409, 413]);
      for (const response of refused) {
        expect(response.headers.get('content-type')).toContain('application/problem+json');
        const body = await response.text();
        expect(JSON.parse(body)).toMatchObject({ result: '1', status: response.status });
        expect(body).not.toMatch(/subidas|portal-subida|ENOENT/);
      }
    });

    it('with an id outside the folder is refused', async () => {
      for (const id of ['..%2f..%2fetc%2fpasswd', 'x'.repeat(32), '%00']) {
        const { status } = await fetch(`${base}/api/archivo/subida/${id}`, { method: 'HEAD', headers: headers() });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    });
  });

  describe('the content decides the type', () => {
    const bytes = (...parts: (string | number[])[]) =>
      Buffer.concat([...parts.map((part) => Buffer.from(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)), Buffer.alloc(64)]);
    it.each([
      ['video/webm', bytes([0x1a, 0x45, 0xdf, 0xa3], '\u009fB\u0086\u0081\u0001B\u0082\u0084webm')],
      ['audio/mp4', bytes('\u0000\u0000\u0000\u0020ftypM4A ')],
      ['audio/mpeg', bytes('ID3\u0004')],
      ['audio/mpeg', bytes([0xff, 0xfb, 0x90])],
      ['audio/wav', bytes('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
      ['audio/ogg', bytes('OggS\u0000')],
      ['application/pdf', bytes('%PDF-1.7')],
      ['text/html', Buffer.from('\ufeff<!-- hola -->\n<!DOCTYPE html><p>Hola')],
      ['text/vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHola')],
    ])('%s', async (tipo, content) => {
      const { data } = await keep(await buildSubida(dataDir, content), 'sin-extension.exe');
      expect(data.tipo_mime).toBe(tipo);
    });

    it.each([
      ['a program', bytes('MZ\u0090\u0000')],
      ['an archive', bytes('PK\u0003\u0004')],
      ['SVG', Buffer.from('<svg onload="alert(1)"/>')],
      ['Matroska', bytes([0x1a, 0x45, 0xdf, 0xa3], 'B\u0082\u0088matroska')],
      ['QuickTime', bytes('\u0000\u0000\u0000\u0014ftypqt  ')],
      ['text', Buffer.from('hola')],
      ['UTF-16', bytes([0xff, 0xfe], 'h\u0000o\u0000')],
    ])('refuses %s, whatever its name', async (_what, content) => {
      const id = await buildSubida(dataDir, content);
      const { status, problem } = await keep(id, 'video.mp4');
      expect([status, problem.code]).toEqual([415, 'tipo_no_admitido']);
      expect((await keep(id, 'video.mp4')).status).toBe(404);
    });

    it.each([
      ['falso.mp4', 'falso.pdf'],
      ['guia', 'guia.pdf'],
      ['Guía v1.2', 'Guía v1.2.pdf'],
      ['GUIA.PDF', 'GUIA.PDF'],
    ])('keeps a PDF named %s as %s', async (sent, kept) => {
      const { data } = await keep(await buildSubida(dataDir, bytes('%PDF-1.7')), sent);
      expect(data.nombre).toBe(kept);
      expect(data.direccion).toMatch(/\.pdf$/i);
    });

    it('describes a kept file, with an address that opens it', async () => {
      const { data: kept } = await keep(await buildSubida(dataDir, bytes('%PDF-1.7')), 'guia.pdf');
      const { data } = await test.call(archivoApi.sel, { params: { id: kept.id_archivo }, token: user.token });
      expect(data).toMatchObject({ nombre: 'guia.pdf', tipo_mime: 'application/pdf', tamano: kept.tamano });
      expect(data.url).toMatch(new RegExp(`/api/archivo/${kept.id_archivo}/guia\\.pdf\\?boleto=`));
      expect((await test.call(archivoApi.sel, { params: { id: 999_999 }, token: user.token })).status).toBe(404);
    });

    it('removes folders from the name', async () => {
      const { data } = await keep(await buildSubida(dataDir, bytes('%PDF-1.7')), '../a/b#?.pdf');
      expect(data.nombre).toBe('.._a_b__.pdf');
    });
  });
});
