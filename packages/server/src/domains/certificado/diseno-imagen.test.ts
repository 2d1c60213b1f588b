import { LIMITES_DISENO } from '@portal/contract/certificado';
import { useTestApp } from '@portal/testkit/app.ts';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { readDiseno, ROSA, saveDiseno, sent } from '@portal/testkit/scenes/diseno.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});

const read = () => readDiseno(app, admin.token);
const save = (over: object) => saveDiseno(app, { admin: admin.token }, over);

/** JPEG up to its frame header: of `channels`, before it an Exif segment that turns it by `orientation`. */
function jpegOf(channels: number, orientation: number): Uint8Array {
  const exif = Buffer.from([
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const frame = Buffer.from([
    0xff,
    0xc0,
    0,
    8 + channels * 3,
    8,
    0,
    100,
    0,
    200,
    channels,
    ...Array.from({ length: channels * 3 }, () => 1),
  ]);
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame, Buffer.from([0xff, 0xd9])]));
}

describe('an image', () => {
  const [whole, svg] = [pngOf(64, 64), new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')];
  test.each([
    ['cut off', sent(whole.slice(0, -20)), 'marca.imagen.tipo'],
    ['that is a drawing with a script', sent(svg), 'marca.imagen.tipo'],
    ['with the signature of a PNG alone', sent(whole.slice(0, 8)), 'marca.imagen.tipo'],
    ['of too few pixels', sent(pngOf(64, 15)), 'marca.imagen.lado'],
    ['of too many pixels', sent(pngOf(4097, 16)), 'marca.imagen.lado'],
    ['that is no base64', { clave: null, datos: 'ñ ñ' }, 'marca.imagen.tipo'],
  ] as const)('%s is refused at its place', async (_what, imagen, clave) => {
    const before = await read();
    const { status, problem } = await save({ firmantes: [ROSA, { ...ROSA, imagen }] });
    expect([status, problem.claves?.['firmantes.1.imagen']?.clave]).toEqual([400, clave]);
    expect((await save({ logo: imagen, logo_texto: 'X' })).problem.claves?.['logo']?.clave).toBe(clave);
    expect(await read()).toEqual(before);
  });

  test.each([
    [LIMITES_DISENO.bytes + 1, 400],
    [20 * 1024 * 1024, 413],
  ])('of %i bytes is refused', async (length, status) => {
    const bytes = new Uint8Array(length);
    bytes.set(whole);
    bytes.set(whole.slice(-12), length - 12);
    expect((await save({ logo: sent(bytes), logo_texto: 'X' })).status).toBe(status);
  });

  test.each([
    ['turned by its Exif data', jpegOf(3, 6)],
    ['in four colours of print', jpegOf(4, 1)],
  ])('JPEG %s is kept as it came: the browser draws it upright and in colours of a screen', async (_what, bytes) => {
    await save({ logo: sent(bytes), logo_texto: 'X' });
    expect((await read()).vigente.logo).toMatchObject({ tipo: 'image/jpeg', datos: Buffer.from(bytes).toString('base64') });
  });
});
