import { IMAGEN_MAX_BYTES } from '@portal/contract/archivo';
import { expect, test } from 'vitest';
import { ladosDe, reducirImagen } from './reducir-imagen.ts';
import { fakeCanvas } from '../../../testing/fake-canvas.ts';

const photo = (type: string) => new Blob([new Uint8Array(9)], { type });

test('a picture keeps its shape, and its longest side is 1600 pixels at most', () => {
  expect(ladosDe({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(ladosDe({ width: 30, height: 16_000 })).toEqual({ width: 3, height: 1600 });
  expect(ladosDe({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
});

test('a photo becomes WebP', async () => {
  const { close, context } = fakeCanvas({ 'image/webp': 7 });
  expect(await reducirImagen(photo('image/jpeg'))).toHaveLength(7);
  expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1600, 1200);
  expect([context.fillRect.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
});

test('where the browser writes no WebP, a photo becomes JPEG, a drawing PNG, and one too heavy for that JPEG on white', async () => {
  fakeCanvas({ 'image/jpeg': 5, 'image/png': 6 });
  expect(await reducirImagen(photo('image/jpeg'))).toHaveLength(5);
  expect(await reducirImagen(photo('image/png'))).toHaveLength(6);
  const { context } = fakeCanvas({ 'image/jpeg': 5, 'image/png': IMAGEN_MAX_BYTES + 1 });
  expect(await reducirImagen(photo('image/png'))).toHaveLength(5);
  expect(context.fillRect).toHaveBeenCalledOnce();
});

test('a file that the browser does not read, and one too large to try, say so', async () => {
  fakeCanvas({});
  expect(await reducirImagen(photo('image/heic'))).toBe('ilegible');
  const heavy = { size: 31 * 1024 * 1024, type: 'image/png' } as Blob;
  expect(await reducirImagen(heavy)).toBe('archivoPesado');
});
