import { describe, expect, test } from 'vitest';
import { esTransparente, type Pixels, quitarPapel, recorteDe } from './quitar-papel.ts';

const [WIDTH, HEIGHT] = [240, 120];

/** Picture of grey pixels by their lightness at a place. */
function picture(lightness: (x: number, y: number) => number, alpha = 255): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let index = 0; index < WIDTH * HEIGHT; index += 1) {
    const grey = lightness(index % WIDTH, Math.floor(index / WIDTH));
    data.set([grey, grey, grey, alpha], index * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const alphaAt = ({ data }: Pixels, x: number, y: number) => data[(y * WIDTH + x) * 4 + 3];
/** A stroke of four pixels from 60 to 180 across. */
const inked = (x: number, y: number) => x >= 60 && x < 180 && y >= 58 && y < 62;
/** Paper that a lamp lights from the left: 235 there, 150 at the right. */
const paper = (x: number) => 235 - (85 * x) / WIDTH;

describe('the paper of a photo', () => {
  test('goes though its right half is darker than grey, and the ink stays', () => {
    const photo = picture((x, y) => (inked(x, y) ? paper(x) * 0.2 : paper(x)));
    expect(quitarPapel(photo)).toBe(true);
    for (const [x, y] of [
      [2, 2],
      [237, 117],
      [120, 30],
      [120, 100],
    ] as const)
      expect(alphaAt(photo, x, y), `${x} ${y}`).toBe(0);
    for (const x of [62, 120, 178]) expect(alphaAt(photo, x, 60)).toBeGreaterThan(240);
    expect(recorteDe(photo)).toEqual({ x: 60, y: 58, width: 120, height: 4 });
  });

  test('a speck beside the signature stays out of the crop', () => {
    const photo = picture((x, y) => (inked(x, y) || (x === 10 && y === 10) ? 20 : 230));
    quitarPapel(photo);
    expect(recorteDe(photo)).toEqual({ x: 60, y: 58, width: 120, height: 4 });
  });

  test.each([
    ['an empty sheet', () => 240],
    ['a dark background', (x: number, y: number) => (inked(x, y) ? 5 : 60)],
    ['a picture that fills its frame', (x: number, y: number) => (((x >> 2) + (y >> 2)) % 2 ? 10 : 240)],
  ])('%s is no signature on paper, and stays as it is', (_what, lightness) => {
    const photo = picture(lightness);
    const before = Buffer.from(photo.data);
    expect(quitarPapel(photo)).toBe(false);
    expect(Buffer.from(photo.data).equals(before)).toBe(true);
  });
});

test('a picture with transparent parts is known, and cropped to what can be seen', () => {
  const drawn = picture(() => 0, 0);
  expect([esTransparente(drawn), esTransparente(picture(() => 0))]).toEqual([true, false]);
  expect(recorteDe(drawn)).toEqual({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
});
