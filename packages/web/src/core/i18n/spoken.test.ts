import { afterEach, expect, test } from 'vitest';
import { speak, speakFirst, speakWhole, spokenLanguage } from './spoken.ts';

afterEach(() => speak('es'));

test('everything that waits for the rest of the texts goes on, also when several ask at once', async () => {
  await speakFirst('es');
  await Promise.all([speakWhole(), speakWhole(), speakWhole()]);
  expect(spokenLanguage()).toBe('es');
});

test('the language asked for last is spoken', async () => {
  await Promise.all([speak('fr'), speak('de'), speakWhole()]);
  expect(spokenLanguage()).toBe('de');
});
