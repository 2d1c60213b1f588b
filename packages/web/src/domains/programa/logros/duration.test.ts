import { type Language, loadTranslator } from '@portal/messages';
import { expect, test } from 'vitest';
import { hoursMinutes } from './duration.ts';

const worded = async (language: Language, minutes: number) =>
  (await loadTranslator(language)).text('programa.logros.horas', hoursMinutes(minutes));

test.each([
  [0, '00:00\u00a0h'],
  [5, '00:05\u00a0h'],
  [60, '01:00\u00a0h'],
  [754, '12:34\u00a0h'],
  [60_001, '1000:01\u00a0h'],
])('%i minutes read %s in Spanish', async (minutes, text) => expect(await worded('es', minutes)).toBe(text));

test.each([
  ['de', '02:18\u00a0Std.'],
  ['en', '02:18\u00a0h'],
  ['fr', '02:18\u00a0h'],
  ['ja', '2時間18分'],
  ['zh', '2 小时 18 分钟'],
] as const)('a duration in %s reads %s', async (language, text) => expect(await worded(language, 138)).toBe(text));

test.each([
  [0, '0分'],
  [18, '18分'],
  [120, '2時間'],
])('%i minutes read %s in Japanese', async (minutes, text) => expect(await worded('ja', minutes)).toBe(text));
