import { isThorough } from '@portal/testkit/thorough.ts';
import { archive } from '@portal/testkit/zip-by-hand.ts';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, createDeflateRaw } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openPackage, type PaqueteAbierto } from './abrir-paquete.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'paquete-grande-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MEGABYTE = 1024 * 1024;
/** Size of the large file, and most memory on its way. */
const [MEGABYTES, MOST] = isThorough ? [300, 100] : [150, 100];
const MANIFEST = `<manifest><metadata><schemaversion>1.2</schemaversion></metadata><organizations><organization><title>Curso</title>
<item identifier="I" identifierref="R"><title>Uno</title></item></organization></organizations>
<resources><resource identifier="R" scormtype="sco" href="index.html"/></resources></manifest>`;

/** Reads a whole package, and returns its bytes and the most memory in buffers on the way. */
async function passed(paquete: PaqueteAbierto): Promise<{ bytes: number; most: number }> {
  const before = process.memoryUsage().arrayBuffers;
  let [bytes, most] = [0, 0];
  for await (const chunk of paquete.content() as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  return { bytes, most };
}

/** Writes an archive with a deflated file of 1 MB repeated, which does not shrink, behind another archive's files. */
async function withLargeFile(path: string, name: string, megabytes: number): Promise<void> {
  const small = archive({ name: 'imsmanifest.xml', text: MANIFEST }, { name: 'index.html', text: 'hola' });
  const end = small.subarray(-22);
  const start = end.readUInt32LE(16);
  const block = randomBytes(MEGABYTE);
  const file = createWriteStream(path);
  file.write(small.subarray(0, start));
  // The header of the file is written last, in the directory; the one before the data needs its lengths alone.
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  file.write(Buffer.concat([local, Buffer.from(name)]));
  const deflate = createDeflateRaw({ level: 1 });
  let packed = 0;
  deflate.on('data', (chunk: Buffer) => {
    packed += chunk.length;
    if (!file.write(chunk)) {
      deflate.pause();
      file.once('drain', () => deflate.resume());
    }
  });
  let crc = 0;
  for (let count = 0; count < megabytes; count += 1) {
    crc = crc32(block, crc);
    if (!deflate.write(block)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(megabytes * MEGABYTE, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(start, 42);
  const directory = Buffer.concat([small.subarray(start, -22), entry, Buffer.from(name)]);
  const ending = Buffer.from(end);
  ending.writeUInt16LE(3, 8);
  ending.writeUInt16LE(3, 10);
  ending.writeUInt32LE(directory.length, 12);
  ending.writeUInt32LE(start + local.length + name.length + packed, 16);
  file.end(Buffer.concat([directory, ending]));
  await once(file, 'close');
}

test.each(['video.mp4', 'datos.bin'])('a large file passes with bounded memory: %s', async (name) => {
  const path = join(folder, name);
  await withLargeFile(path, name, MEGABYTES);
  const paquete = await openPackage(path, 'x');
  const { bytes, most } = await passed(paquete);
  expect(bytes).toBe(
    MEGABYTES * MEGABYTE +
      paquete
        .indice()
        .slice(0, 2)
        .reduce((sum, fila) => sum + fila.bytes, 0),
  );
  expect(most).toBeLessThan(MOST * MEGABYTE);
  paquete.close();
});

test('20,000 files pass with bounded memory, one more is refused', async () => {
  const many = (count: number) => [
    { name: 'imsmanifest.xml', text: MANIFEST },
    { name: 'index.html', text: 'hola' },
    ...Array.from({ length: count - 2 }, (_, index) => ({ name: `carpeta/${index}.js`, text: `${index} `.repeat(20) })),
  ];
  const path = join(folder, 'muchos');
  writeFileSync(path, archive(...many(20_000)));
  const paquete = await openPackage(path, 'x');
  expect((await passed(paquete)).most).toBeLessThan(MOST * MEGABYTE);
  expect([paquete.ficha.archivos, paquete.indice().length]).toEqual([20_000, 20_000]);
  paquete.close();
  writeFileSync(path, archive(...many(20_001)));
  await expect(openPackage(path, 'x')).rejects.toMatchObject({ sentence: { clave: 'comprimido.limite', valores: { limite: 20_000 } } });
});
