import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { expect, test } from 'vitest';
import { imageSize } from './image-size.rules.ts';

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const riff = (kind: string, payload: readonly number[]) =>
  new Uint8Array([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...ascii(kind), 0, 0, 0, 0, ...payload]);

test('reads a PNG, the frame of a JPEG behind other segments, and the three kinds of WebP', () => {
  expect(imageSize(pngOf(640, 480))).toEqual({ width: 640, height: 480 });
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 17, 8, 0x01, 0xe0, 0x02, 0x80, 3, 0xff, 0xd9];
  expect(imageSize(new Uint8Array(jpeg))).toEqual({ width: 640, height: 480 });
  expect(imageSize(riff('VP8X', [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]))).toEqual({ width: 640, height: 480 });
  expect(imageSize(riff('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]))).toEqual({ width: 640, height: 480 });
  expect(imageSize(riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01]))).toEqual({ width: 640, height: 480 });
});

test('half of an image has no size', () => {
  const png = pngOf(640, 480);
  expect(imageSize(png.subarray(0, png.length - 8))).toBeUndefined();
  expect(imageSize(new Uint8Array([0xff, 0xd8, 0xff, 0xc2, 0, 17, 8, 0x01, 0xe0, 0x02, 0x80, 3]))).toBeUndefined();
  const webp = riff('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]);
  webp[4] = 200;
  expect(imageSize(webp)).toBeUndefined();
});

test('a file that ends early, an endless one and another kind have no size', () => {
  for (const bytes of [pngOf(1, 1).subarray(0, 18), new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), new TextEncoder().encode('GIF89a')])
    expect(imageSize(bytes)).toBeUndefined();
});
