import { IMAGEN_MAX_BYTES } from '@portal/contract/archivo';
import { expect, test, vi } from 'vitest';
import { ladosDe, reducirImagen } from './reducir-imagen.ts';

/** Gives the test a canvas that encodes these types, each into a number of bytes; another one becomes PNG, as browsers do. */
function useFakeCanvas(sizes: Readonly<Record<string, number>>) {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close }));
  const context = { drawImage: vi.fn(), fillRect: vi.fn(), fillStyle: '', imageSmoothingQuality: 'low' };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, tipo = 'image/png') => {
    const type = tipo in sizes ? tipo : 'image/png';
    give(new Blob([new Uint8Array(sizes[type] ?? 4)], { type }));
  });
  return { close, context };
}
const photo = (type: string) => new Blob([new Uint8Array(9)], { type });

test('a picture keeps its shape, and its longest side is 1600 pixels at most', () => {
  expect(ladosDe({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(ladosDe({ width: 30, height: 16_000 })).toEqual({ width: 3, height: 1600 });
  expect(ladosDe({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
});

test('a photo becomes WebP', async () => {
  const { close, context } = useFakeCanvas({ 'image/webp': 7 });
  expect(await reducirImagen(photo('image/jpeg'))).toHaveLength(7);
  expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1600, 1200);
  expect([context.fillRect.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
});

test('where the browser writes no WebP, a photo becomes JPEG, a drawing PNG, and one too heavy for that JPEG on white', async () => {
  useFakeCanvas({ 'image/jpeg': 5, 'image/png': 6 });
  expect(await reducirImagen(photo('image/jpeg'))).toHaveLength(5);
  expect(await reducirImagen(photo('image/png'))).toHaveLength(6);
  const { context } = useFakeCanvas({ 'image/jpeg': 5, 'image/png': IMAGEN_MAX_BYTES + 1 });
  expect(await reducirImagen(photo('image/png'))).toHaveLength(5);
  expect(context.fillRect).toHaveBeenCalledOnce();
});

test('a file that the browser does not read, and one too large to try, say so', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
  expect(await reducirImagen(photo('image/heic'))).toBe('ilegible');
  const heavy = { size: 31 * 1024 * 1024, type: 'image/png' } as Blob;
  expect(await reducirImagen(heavy)).toBe('archivoPesado');
});
