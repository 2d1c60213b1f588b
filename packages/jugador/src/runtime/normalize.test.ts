import { expect, test } from 'vitest';
import { toDuration, toSeconds, toTimespan } from './duration.ts';
import { normalizeValue } from './normalize.ts';

test.each([
  ['cmi.core.lesson_status', ' Completed ', 'completed'],
  ['cmi.core.exit', 'Suspend', 'suspend'],
  ['cmi.core.score.raw', '85,5', '85.5'],
  ['cmi.core.score.raw', 85.5, '85.5'],
  ['cmi.objectives.0.score.max', '100 ', '100'],
  ['cmi.core.session_time', '0:1:2.3456', '00:01:02.34'],
  ['cmi.core.session_time', '0000:01:02', '0000:01:02'],
  ['cmi.core.session_time', 'una hora', 'una hora'],
  ['cmi.suspend_data', ' A,b ', ' A,b '],
  ['cmi.suspend_data', null, ''],
  ['cmi.core.lesson_location', undefined, ''],
  ['cmi.core.lesson_location', true, 'true'],
])('SCORM 1.2: %s of %j becomes %j', (element, value, text) => {
  expect(normalizeValue('scorm12', element, value)).toBe(text);
});

test.each([
  ['cmi.completion_status', 'COMPLETED', 'completed'],
  ['cmi.session_time', 'PT1M3.14159S', 'PT1M3.14S'],
  ['cmi.interactions.2.latency', 'PT3S', 'PT3S'],
  ['cmi.score.scaled', '0,75', '0.75'],
  ['cmi.progress_measure', '0,5', '0.5'],
])('SCORM 2004: %s of %j becomes %j', (element, value, text) => {
  expect(normalizeValue('scorm2004', element, value)).toBe(text);
});

test('seconds go into both forms of time and come back', () => {
  for (const seconds of [0, 59, 60, 3599, 3725, 360_000]) {
    expect(toSeconds(toTimespan(seconds))).toBe(seconds);
    expect(toSeconds(toDuration(seconds))).toBe(seconds);
  }
  expect(toTimespan(-5)).toBe('0000:00:00');
  expect(toSeconds('P1DT1H')).toBe(90_000);
  expect(toSeconds('00:00:01.5')).toBe(1.5);
  expect(toSeconds('ayer')).toBe(0);
});
