import { expect, test } from 'vitest';
import { filesThatFit, isFreshImagen } from './course-files.queries.ts';

const file = (id: number, tamano: number) => ({ id, tamano });

test('files are kept in their order until the room is used up; a smaller one behind a large one still fits', () => {
  const files = [file(1, 40), file(2, 70), file(3, 60), file(4, 1)];
  expect(filesThatFit(files, 100).map(({ id }) => id)).toEqual([1, 3]);
  expect(filesThatFit(files, 39).map(({ id }) => id)).toEqual([4]);
  expect(filesThatFit(files, 1000)).toEqual(files);
  expect(filesThatFit([], 10)).toEqual([]);
});

test('pictures of a questionnaire outlive the round of course files for a fortnight', async () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000).toUTCString();
  const cache = (date: string) => ({ match: () => Promise.resolve(new Response('', { headers: { date } })) }) as unknown as Cache;
  const picture = 'https://portal.example/api/archivo/imagen/Zm9vYmFyYmF6cXV4Zm9vYg';
  expect(await isFreshImagen(cache(days(13)), picture)).toBe(true);
  expect(await isFreshImagen(cache(days(15)), picture)).toBe(false);
  expect(await isFreshImagen(cache(''), picture)).toBe(false);
  expect(await isFreshImagen(cache(days(1)), 'https://portal.example/api/archivo/7')).toBe(false);
});
