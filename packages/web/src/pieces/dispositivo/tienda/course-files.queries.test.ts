import { expect, test } from 'vitest';
import { filesThatFit } from './course-files.queries.ts';

const file = (id: number, tamano: number) => ({ id, tamano });

test('files are kept in their order until the room is used up; a smaller one behind a large one still fits', () => {
  const files = [file(1, 40), file(2, 70), file(3, 60), file(4, 1)];
  expect(filesThatFit(files, 100).map(({ id }) => id)).toEqual([1, 3]);
  expect(filesThatFit(files, 39).map(({ id }) => id)).toEqual([4]);
  expect(filesThatFit(files, 1000)).toEqual(files);
  expect(filesThatFit([], 10)).toEqual([]);
});
