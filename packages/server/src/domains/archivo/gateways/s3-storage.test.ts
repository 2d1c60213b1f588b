import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startS3 } from '@portal/testkit/services/s3-server.ts';
import { S3mini } from 's3mini';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { openStorage, requireStorage } from './storage.ts';

const s3 = await startS3();
afterAll(() => s3.close());

/** Server with a closed port. */
const gone = await startS3();
const nobody = gone.environment['S3_ENDPOINT']!;
await gone.close();

const settingsWith = (changes: Record<string, string> = {}) => loadConfig({ ...s3.environment, ...changes });
const storage = openStorage(settingsWith());
const MB = 1024 * 1024;

/** Splits bytes into chunks that never end where a part ends. */
const inChunks = (bytes: Buffer, size = 300_007) =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size)));

describe('a file', () => {
  test.each([0, 1, 8 * MB - 1, 8 * MB, 8 * MB + 1, 16 * MB, 20 * MB + 7])(
    'of %i bytes is read back equal, whole and by ranges',
    async (size) => {
      const bytes = randomBytes(size);
      const stored = await storage.put(() => inChunks(bytes), `tam/${size}.bin`);
      expect(stored).toEqual({ clave: `tam/${size}.bin`, tamano: size, sha256: createHash('sha256').update(bytes).digest('hex') });
      const read = async (range?: { start: number; end: number }) => buffer((await storage.open(stored.clave, range))!);
      expect((await read()).equals(bytes)).toBe(true);
      if (size < 2) return;
      const middle = Math.floor(size / 2);
      expect((await read({ start: middle, end: size - 1 })).equals(bytes.subarray(middle))).toBe(true);
      expect((await read({ start: 0, end: 1 })).equals(bytes.subarray(0, 2))).toBe(true);
    },
  );

  test('replaces a file of the same key; deleting it twice is no error', async () => {
    await storage.put(Buffer.from('uno'), 'a/b');
    await storage.put(Buffer.from('dos'), 'a/b');
    expect((await buffer((await storage.open('a/b'))!)).toString()).toBe('dos');
    await storage.delete('a/b');
    await storage.delete('a/b');
    expect(await storage.open('a/b')).toBeUndefined();
    expect(await storage.open('a/b', { start: 0, end: 1 })).toBeUndefined();
  });

  test('with a source that fails after some parts is not stored; put rejects with the error of the source', async () => {
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(17 * MB);
        throw new Error('se cortó');
      })(),
    );
    const before = s3.files();
    const abort = vi.spyOn(S3mini.prototype, 'abortMultipartUpload');
    await expect(storage.put(() => broken, 'roto')).rejects.toThrow('se cortó');
    expect(abort).toHaveBeenCalledExactlyOnceWith('roto', expect.stringMatching(/./));
    expect(await storage.open('roto')).toBeUndefined();
    expect(s3.files()).toBe(before);
  });

  test('holds no connection after its reader disconnects', async () => {
    await storage.put(randomBytes(12 * MB), 'largo');
    const idle = await s3.connections();
    const readers = await Promise.all(Array.from({ length: 5 }, () => storage.open('largo')));
    expect(await s3.connections()).toBeGreaterThanOrEqual(5);
    for (const reader of readers) reader?.destroy();
    await expect.poll(() => s3.connections()).toBeLessThanOrEqual(Math.max(idle, 1));
  });
});

describe('requireStorage', () => {
  const complaint = (changes: Record<string, string>) =>
    requireStorage(settingsWith(changes)).then(
      () => 'se acepta',
      (error: Error) => error.message,
    );

  test('accepts a writable store and leaves no file', async () => {
    const before = s3.files();
    expect(await complaint({})).toBe('se acepta');
    expect(s3.files()).toBe(before);
  });

  test('refuses a folder without permission and names DATA_DIR', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'almacen-'));
    await expect(requireStorage(loadConfig({ DATA_DIR: dataDir }))).resolves.toBeUndefined();
    expect(readdirSync(join(dataDir, 'archivos'))).toEqual([]);
    const file = join(dataDir, 'archivo');
    writeFileSync(file, '');
    await expect(requireStorage(loadConfig({ DATA_DIR: file }))).rejects.toThrow(
      /^No se pueden guardar archivos en .*: ENOTDIR.*Revise DATA_DIR/,
    );
    rmSync(dataDir, { recursive: true });
  });

  test.each([
    [{ S3_BUCKET: 'otro-deposito' }, /«otro-deposito» de http:\/\/127\.0\.0\.1:\d+: el depósito no existe; créelo o corrija S3_BUCKET\.$/],
    [{ S3_SECRET_ACCESS_KEY: 'mala-clave' }, /no acepta las claves \(SignatureDoesNotMatch\); revise S3_ACCESS_KEY_ID/],
    [{ S3_ENDPOINT: nobody }, /ECONNREFUSED; revise S3_ENDPOINT y que el servicio esté en marcha\.$/],
  ])('refuses %j and names the setting', async (changes, expected) => {
    const message = await complaint(changes);
    expect(message).toMatch(expected);
    expect(message).not.toContain('mala-clave');
  });
});

test('an unreachable service gives 503; a later call succeeds', async () => {
  const away = openStorage(settingsWith({ S3_ENDPOINT: nobody }));
  await expect(away.open('a/b')).rejects.toMatchObject({ code: 'no_disponible', sentence: { clave: 'archivo.errores.almacen' } });
});

describe('the S3 settings', () => {
  const problemsOf = (environment: Record<string, string>): string => {
    try {
      loadConfig(environment);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('are complete or absent', () => {
    expect(loadConfig({}).almacen).toBeUndefined();
    expect(loadConfig({ S3_BUCKET: '', S3_REGION: 'auto' }).almacen).toBeUndefined();
    expect(settingsWith({ S3_ENDPOINT: 'https://s3.example.com/' }).almacen).toMatchObject({
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
    });
    const text = problemsOf({ S3_BUCKET: 'Mayúsculas', S3_SECRET_ACCESS_KEY: 'muy-secreta', S3_ENDPOINT: 'ftp://x' });
    for (const part of ['S3_ACCESS_KEY_ID falta', 'S3_BUCKET debe ser', 'S3_ENDPOINT debe ser']) expect(text).toContain(part);
    expect(text).not.toContain('muy-secreta');
  });
});
