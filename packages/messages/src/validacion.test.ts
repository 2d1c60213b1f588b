import { expect, test } from 'vitest';
import { loadCatalog, SPOKEN } from './languages.ts';

test.each(SPOKEN)('in %s the problems of fields have no full stop: the sentence that joins them has it', async (language) => {
  const { revise, ...problems } = (await loadCatalog(language)).validacion;
  expect(revise).toMatch(/[.。]$/);
  expect(Object.values(problems).filter((text) => /[.。]$/.test(text))).toEqual([]);
});
