import { expect, test } from 'vitest';
import { SPOKEN } from './languages.ts';
import { loadCatalog } from './load.ts';

test.each(SPOKEN)('in %s the problems of fields have no full stop: the sentence that joins them has it', async (language) => {
  const { revise, ...problems } = (await loadCatalog(language)).validacion;
  expect(revise).toMatch(/[.。]$/);
  expect(Object.values(problems).filter((text) => /[.。]$/.test(text))).toEqual([]);
});
