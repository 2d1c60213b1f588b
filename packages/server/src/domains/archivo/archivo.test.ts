import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { loadTranslator } from '@portal/messages';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { startS3 } from '@portal/testkit/services/s3-server.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { findArchivosByIds, openStorage, storeFile, ticketUrls } from './archivo.public.ts';
import type { Content } from './gateways/file-storage.ts';

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const dataDir = mkdtempSync(join(tmpdir(), 'archivos-'));
const s3 = await startS3();
afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const inFolder = () =>
  readdirSync(join(dataDir, 'archivos'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe.each([
  ['a folder', {}, inFolder],
  ['S3', s3.environment, () => s3.files()],
])('stored in %s', (_store, environment, files) => {
  const settings = { DATA_DIR: dataDir, PUBLIC_URL: 'https://portal.example', ...environment };
  const recorder = useRecorder();
  const test = useTestApp(settings);
  const config = loadConfig(settings);

  let url: string;
  let id_archivo: number;

  const urlFor = async (nombre: string, tipo_mime: string, content: Content) => {
    const archivo = await storeFile(test.db, openStorage(config), { nombre, tipo_mime, content, usuario: 'pruebas', now: TEST_NOW });
    const urlOf = await ticketUrls(test.db, { config, user: { id_usuario: 1 }, now: test.now });
    return { archivo, url: urlOf(archivo) };
  };
  const get = (address: string, headers: Record<string, string> = {}) => test.inject({ method: 'GET', url: address, headers });

  beforeAll(async () => {
    const stored = await urlFor('Guía de señales (ñ).mp4', 'video/mp4', () => Readable.from([BYTES.subarray(0, 300), BYTES.subarray(300)]));
    url = stored.url;
    id_archivo = stored.archivo.id_archivo;
  });
  describe('GET of a file', () => {
    it('answers the whole file by a ticket, without a session', async () => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(BYTES)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': '1000',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-disposition':
          'inline; filename="Guia de senales (n).mp4"; filename*=UTF-8\'\'Gu%C3%ADa%20de%20se%C3%B1ales%20%28%C3%B1%29.mp4',
      });
      expect(answer.headers['cache-control']).toMatch(/^private/);
    });

    it('costs a statement for the first reading of a file and none for its further parts within a minute', async () => {
      const { url: address } = await urlFor('corto.txt', 'text/plain', () => Readable.from([BYTES]));
      recorder.take();
      expect((await get(address, { range: 'bytes=0-9' })).statusCode).toBe(206);
      expect(recorder.take()).toHaveLength(1);
      for (const range of ['bytes=10-19', 'bytes=0-']) expect((await get(address, { range })).statusCode).toBe(206);
      expect(recorder.take()).toEqual([]);
      const now = performance.now();
      const later = vi.spyOn(performance, 'now').mockImplementation(() => now + 61_000);
      // The library asks the clock once a millisecond at most.
      await vi.waitFor(async () => {
        expect((await get(address, { range: 'bytes=20-29' })).statusCode).toBe(206);
        expect(recorder.take()).toHaveLength(1);
      });
      later.mockRestore();
    });

    it('is not found where its record was rolled back', async () => {
      let address = '';
      const rolledBack = test.db.transaction().execute(async (trx) => {
        const content = () => Readable.from([BYTES]);
        const archivo = await storeFile(trx, openStorage(config), {
          nombre: 'a.txt',
          tipo_mime: 'text/plain',
          content,
          usuario: 'p',
          now: TEST_NOW,
        });
        expect(await findArchivosByIds(trx, [archivo.id_archivo])).toEqual([archivo]);
        address = (await ticketUrls(test.db, { config, user: { id_usuario: 1 }, now: test.now }))(archivo);
        throw new Error('back');
      });
      await expect(rolledBack).rejects.toThrow('back');
      expect((await get(address)).statusCode).toBe(404);
    });

    it.each([
      { range: 'bytes=0-99', start: 0, end: 99 },
      { range: 'bytes=950-', start: 950, end: 999 },
      { range: 'bytes=-1', start: 999, end: 999 },
      { range: 'bytes=900-5000', start: 900, end: 999 },
    ])('answers the range $range', async ({ range, start, end }) => {
      const answer = await get(url, { range });
      expect(answer.statusCode).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
      expect(answer.headers['content-length']).toBe(String(end + 1 - start));
      expect(answer.rawPayload.equals(BYTES.subarray(start, end + 1))).toBe(true);
    });

    it('answers 416 with the size for a range outside the file', async () => {
      const answer = await get(url, { range: 'bytes=1000-' });
      expect(answer.statusCode).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */1000');
      expect(answer.rawPayload.length).toBe(0);
    });

    it('evaluates If-Range and If-None-Match', async () => {
      // Not 0-0, for which s3rver answers the whole file.
      const etag = String((await get(url)).headers.etag);
      expect((await get(url, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
      expect((await get(url, { range: 'bytes=0-1', 'if-range': '"otro"' })).statusCode).toBe(200);
      const unchanged = await get(url, { 'if-none-match': etag });
      expect(unchanged.statusCode).toBe(304);
      expect(unchanged.rawPayload.length).toBe(0);
    });

    it('answers HEAD, and sends an attachment for descarga=1', async () => {
      const head = await test.inject({ method: 'HEAD', url });
      expect(head.statusCode).toBe(200);
      expect(head.headers['content-length']).toBe('1000');
      expect((await get(`${url}&descarga=1`)).headers['content-disposition']).toMatch(/^attachment/);
    });

    it('sandboxes an HTML page without scripts, origin and network', async () => {
      const page = await urlFor('lección.html', 'text/html', Buffer.from('<script>alert(1)</script>'));
      const { headers } = await get(page.url);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(
        /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:/,
      );
    });

    it.each([64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 200_000])('answers a file of %d bytes whole, and a range of it', async (length) => {
      const bytes = Buffer.alloc(length, BYTES);
      const { url: address } = await urlFor('foto.png', 'image/png', bytes);
      const answer = await get(address);
      expect(answer.headers['content-length']).toBe(String(length));
      expect(answer.rawPayload.equals(bytes)).toBe(true);
      expect((await get(address, { range: 'bytes=500-65000' })).rawPayload.equals(bytes.subarray(500, 65_001))).toBe(true);
    });

    it('serves an empty file', async () => {
      const empty = await urlFor('vacío.txt', 'text/plain', Buffer.alloc(0));
      expect((await get(empty.url)).statusCode).toBe(200);
      expect((await get(empty.url, { range: 'bytes=0-' })).statusCode).toBe(416);
    });
  });

  describe('is refused', () => {
    const changed = (change: (address: URL) => void) => {
      const address = new URL(url, 'https://portal.example');
      change(address);
      return `${address.pathname}${address.search}`;
    };

    it('with 403 without a valid ticket', async () => {
      const bad = [
        changed((address) => address.searchParams.delete('boleto')),
        changed((address) => address.searchParams.set('boleto', 'x.y.z')),
        changed((address) => address.searchParams.set('boleto', `${address.searchParams.get('boleto')}x`)),
        changed((address) => (address.pathname = address.pathname.replace(`/${id_archivo}/`, `/${id_archivo + 1}/`))),
        '/api/archivo/999999/a?boleto=1.1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      ];
      for (const address of bad) {
        const answer = await get(address);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ result: '1', code: 'sin_permiso' });
      }
    });

    it('with 403 after twelve hours', async () => {
      test.now = new Date(TEST_NOW.getTime() + 12 * 3_600_000);
      expect((await get(url)).statusCode).toBe(403);
      test.now = TEST_NOW;
      expect((await get(url)).statusCode).toBe(200);
    });

    it('with a page for people in their language when a browser opens the link by itself', async () => {
      test.now = new Date(TEST_NOW.getTime() + 12 * 3_600_000);
      const answer = await test.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' } });
      test.now = TEST_NOW;
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
      const texts = await loadTranslator('de');
      for (const words of ['<html lang="de">', texts.text('archivo.errores.enlace')]) expect(answer.body).toContain(words);
    });

    it('with 404 without the bytes, and with 400 for an invalid id', async () => {
      const gone = await urlFor('perdido.pdf', 'application/pdf', Buffer.from('%PDF'));
      await openStorage(config).delete(gone.archivo.clave);
      expect((await get(gone.url)).statusCode).toBe(404);
      expect((await get('/api/archivo/abc/x')).statusCode).toBe(400);
      expect((await get('/api/archivo/1/..%2f..%2fetc%2fpasswd')).statusCode).toBe(403);
    });
  });

  describe('storing', () => {
    it('leaves neither bytes nor record if one of them fails', async () => {
      const before = files();
      const broken = () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('a');
            throw new Error('se cortó');
          })(),
        );
      await expect(urlFor('a.txt', 'text/plain', broken)).rejects.toThrow('se cortó');
      await expect(urlFor('nombre\u0000malo', 'text/plain', Buffer.from('a'))).rejects.toThrow();
      expect(files()).toBe(before);
    });

    it('refuses keys that leave the store', async () => {
      const storage = openStorage(config);
      for (const clave of ['../fuera', '/etc/x', 'a/../../b', 'a//b', '.oculto', 'a/b/..'])
        await expect(storage.put(Buffer.from('x'), clave)).rejects.toThrow('clave de archivo no válida');
    });
  });
});

describe('a file that somebody changed in the folder', () => {
  const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'archivos-cambiados-')) };
  const test = useTestApp(settings);
  const config = loadConfig(settings);
  afterAll(() => rmSync(settings.DATA_DIR, { recursive: true, force: true }));

  it.each([0, 999, 1001, 5000])('is refused with %d bytes instead of 1000, as an error without its headers', async (length) => {
    const file = { nombre: 'a.pdf', tipo_mime: 'application/pdf', content: BYTES, usuario: 'pruebas', now: TEST_NOW };
    const archivo = await storeFile(test.db, openStorage(config), file);
    writeFileSync(join(settings.DATA_DIR, 'archivos', archivo.clave), Buffer.alloc(length, 'x'));
    const url = (await ticketUrls(test.db, { config, user: { id_usuario: 1 }, now: test.now }))(archivo);
    const answer = await test.inject({ url });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).not.toHaveProperty('content-disposition');
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});
