import { IMAGEN_MAX_BYTES } from '@portal/contract/archivo';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { expect, test } from 'vitest';
import { readImage } from './read-image.rules.ts';

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
/** RIFF file with the length that its header says. */
const webp = (kind: string, payload: readonly number[]) => {
  const body = [...ascii('WEBP'), ...ascii(kind), payload.length, 0, 0, 0, ...payload];
  return new Uint8Array([...ascii('RIFF'), body.length, 0, 0, 0, ...body]);
};
const jpeg = (width: number, height: number) =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    0xff,
    0xda,
    0,
    2,
    0,
    0xff,
    0xd9,
  ]);
/** Extended WebP of 640 × 480 with flags. */
const extended = (flags: number) => webp('VP8X', [flags, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]);
const withChunk = (png: Uint8Array, tag: string) => {
  const chunk = [0, 0, 0, 8, ...ascii(tag), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
  return new Uint8Array([...png.subarray(0, 33), ...chunk, ...png.subarray(33)]);
};

const GOOD = [
  ['PNG', pngOf(640, 480), { tipo: 'image/png', ancho: 640, alto: 480 }],
  ['PNG with another chunk first', withChunk(pngOf(64, 48), 'pHYs'), { tipo: 'image/png', ancho: 64, alto: 48 }],
  ['JPEG', jpeg(640, 480), { tipo: 'image/jpeg', ancho: 640, alto: 480 }],
  ['WebP with transparency', extended(0x10), { tipo: 'image/webp', ancho: 640, alto: 480 }],
  ['lossless WebP', webp('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]), { tipo: 'image/webp', ancho: 640, alto: 480 }],
  ['lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1]), { tipo: 'image/webp', ancho: 640, alto: 480 }],
  ['PNG of the largest side', pngOf(4096, 1), { tipo: 'image/png', ancho: 4096, alto: 1 }],
] as const;

test.each(GOOD)('reads a %s', (_name, bytes, image) => expect(readImage(bytes)).toEqual(image));

test.each([
  ['a GIF', Uint8Array.from(ascii('GIF89a')), 'tipo'],
  ['a drawing with scripts', Uint8Array.from(ascii('<svg onload="alert(1)"/>')), 'tipo'],
  ['a PDF', Uint8Array.from(ascii('%PDF-1.7')), 'tipo'],
  ['nothing', new Uint8Array(), 'tipo'],
  ['a sound in RIFF', new Uint8Array([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WAVE')]), 'tipo'],
  ['a heavy picture', new Uint8Array([...pngOf(4, 4), ...new Uint8Array(IMAGEN_MAX_BYTES)]), 'pesada'],
  ['a picture without height', jpeg(640, 0), 'incompleta'],
  ['an animated PNG', withChunk(pngOf(64, 48), 'acTL'), 'animada'],
  ['an animated WebP', extended(0x12), 'animada'],
  ['a PNG that is too wide', pngOf(4097, 1), 'lado'],
  ['a JPEG that is too high', jpeg(1, 4097), 'lado'],
] as const)('refuses %s', (_name, bytes, reason) => expect(readImage(bytes)).toBe(reason));

test.each(GOOD)('a %s that ends at any of its bytes is refused without an exception', (_name, bytes) => {
  for (let length = 0; length < Math.min(bytes.length, 200); length++)
    expect(['tipo', 'incompleta']).toContain(readImage(bytes.subarray(0, length)));
});

test.each(GOOD)('a %s with any byte changed gives a picture or a reason', (_name, bytes) => {
  for (let at = 0; at < Math.min(bytes.length, 120); at++)
    for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
      const changed = Uint8Array.from(bytes);
      changed[at] = value;
      expect(() => readImage(changed)).not.toThrow();
    }
});
