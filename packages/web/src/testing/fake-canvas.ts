import { vi } from 'vitest';

/**
 * Gives a test a canvas that encodes these types, each into a number of bytes; another one becomes PNG, as browsers do. No browser here reads
 * HEIC. setup.ts takes it away after the test.
 */
export function fakeCanvas(sizes: Readonly<Record<string, number>>) {
  const close = vi.fn();
  const bitmap = { width: 4000, height: 3000, close };
  vi.stubGlobal('createImageBitmap', ({ type }: Blob) =>
    type === 'image/heic' ? Promise.reject(new Error('unreadable')) : Promise.resolve(bitmap),
  );
  const context = { drawImage: vi.fn(), fillRect: vi.fn(), fillStyle: '', imageSmoothingQuality: 'low' };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, tipo = 'image/png') => {
    const type = tipo in sizes ? tipo : 'image/png';
    give(new Blob([new Uint8Array(sizes[type] ?? 4)], { type }));
  });
  return { close, context };
}
