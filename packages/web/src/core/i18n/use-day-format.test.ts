import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from './I18nProvider.tsx';
import { useDayFormat } from './use-day-format.ts';
import { useMomentFormat } from './use-moment-format.ts';

const options = { wrapper: I18nProvider };

test.each(['2026-02-30', '2026-99-99', '0000-00-00', 'mañana', '2026-99-99T'])('«%s» of a spreadsheet stays as it was written', (text) => {
  expect(renderHook(useDayFormat, options).result.current.short(text)).toBe(text);
});

test('a moment that is none stays as it is; days and moments are written as people do', () => {
  const moment = renderHook(useMomentFormat, options).result.current;
  expect([moment('2026-99-99T'), moment('2026-11-21T15:00:00Z')]).toEqual(['2026-99-99T', '21/11/2026 10:00']);
  expect(renderHook(useDayFormat, options).result.current.short('2026-02-28')).toBe('28/02/2026');
});
