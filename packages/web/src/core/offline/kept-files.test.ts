import { expect, test, vi } from 'vitest';
import { keepFile, readFile } from './kept-files.ts';
import { removeShop, storeShop } from '../session/shop.ts';

const PERSON = 3;
const URL_OF_PAGE = '/api/archivo/7/lectura.html?boleto=a.3.b';

/** Gives the test a Cache Storage, which happy-dom lacks; returns its keys by cache. */
function useFakeCaches(): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
    });
  };
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Una lectura')));
  return all;
}

test('on an own device a file is kept for its person', async () => {
  const all = useFakeCaches();
  expect(await keepFile(PERSON, URL_OF_PAGE)).toBe(true);
  expect([...all.keys()]).toEqual(['UCJ-archivos-3']);
  expect(await (await readFile(PERSON, URL_OF_PAGE))?.text()).toBe('Una lectura');
  expect(await readFile(PERSON + 1, URL_OF_PAGE)).toBeUndefined();
});

test('the shared tablet of a shop stores no file under the person who opened it, and reads the files that it fetched beforehand', async () => {
  const all = useFakeCaches();
  storeShop({ token: 'token-de-la-tablet', dispositivo: 'Mostrador', empresa: 'Comercial Andina', maximo_mb: 500 });
  expect(await keepFile(PERSON, URL_OF_PAGE)).toBe(true);
  expect([...all.keys()]).toEqual(['UCJ-tienda']);
  expect(await (await readFile(PERSON + 1, URL_OF_PAGE))?.text()).toBe('Una lectura');
  removeShop();
});
