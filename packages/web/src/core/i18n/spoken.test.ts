import { afterEach, expect, test } from 'vitest';
import { speak, speakFor, spoken, spokenLanguage } from './spoken.ts';

afterEach(() => speak('es'));

const STAFF = { clave: 'usuario.buscar.vacio' };

test('everything that waits for the rest of the texts goes on, also when several ask at once', async () => {
  await speak('de', 'first');
  await Promise.all([speakFor('whole'), speakFor('learner'), speakFor('whole')]);
  expect(spokenLanguage()).toBe('de');
  expect(spoken()?.wordForeign(STAFF)).toBeDefined();
});

test('the language asked for last is spoken', async () => {
  await Promise.all([speak('fr'), speak('de'), speakFor('whole')]);
  expect(spokenLanguage()).toBe('de');
});

test('a learner’s texts are those of their screens; asking for them again loads nothing', async () => {
  await speak('fr', 'first');
  expect(spoken()?.find('tablero')).toBeUndefined();
  await speakFor('learner');
  expect(spoken()?.names('tablero').length).toBeGreaterThan(0);
  expect(spoken()?.wordForeign(STAFF)).toBeUndefined();
  expect(speakFor('learner')).toBeUndefined();
  await speakFor('whole');
  expect(speakFor('learner')).toBeUndefined();
});
