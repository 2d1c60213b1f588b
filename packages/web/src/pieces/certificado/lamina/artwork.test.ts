import { beforeEach, expect, test, vi } from 'vitest';

const MARCA = { nombre: 'Comercial Andina', logo: '/api/portal/logo/abc', color_primario: '#14804a', color_menu: null };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 297 210"></svg>';

/** Answers static files and returns their addresses as they are asked for; `broken` fails. */
function serve(broken?: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(address === broken ? new Response(null, { status: 503 }) : new Response(SVG));
  });
  return asked;
}

// Each test begins without a background that was asked for before.
const load = async () => (await import('./artwork.ts')).artworkAddress;
beforeEach(() => {
  vi.resetModules();
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: () => Promise.resolve(), configurable: true });
});

test('many sheets of one brand load its background and logo once, another brand its own', async () => {
  const asked = serve();
  const artworkAddress = await load();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => artworkAddress({ ...MARCA })));
  expect(others).toEqual([first, first]);
  expect(asked).toEqual(['/certificado-fondo.svg', MARCA.logo]);
  await artworkAddress({ ...MARCA, color_primario: '#000000' });
  expect(asked).toHaveLength(4);
});

test.each(['/certificado-fondo.svg', MARCA.logo])('after a failure of %s the next sheet loads both again', async (broken) => {
  serve(broken);
  const artworkAddress = await load();
  await artworkAddress(MARCA).catch(() => undefined);
  const asked = serve();
  await artworkAddress(MARCA);
  expect(asked).toEqual(['/certificado-fondo.svg', MARCA.logo]);
});
