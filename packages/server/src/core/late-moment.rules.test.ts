import { expect, test } from 'vitest';
import { momentOf } from './late-moment.rules.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const since = new Date('2026-11-19T15:00:00.000Z');

test.each([
  ['none', undefined, now],
  ['earlier today', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
  ['in the future', '2026-11-20T15:00:00.001Z', now],
  ['six days ago', '2026-11-14T15:00:00.000Z', '2026-11-14T15:00:00.000Z'],
  ['more than seven days ago', '2026-11-13T14:59:59.999Z', now],
])('%s', (_what, sent, expected) => expect(momentOf({ sent, now })).toEqual(new Date(expected)));

test('nothing happened before it could', () => {
  expect(momentOf({ sent: '2026-11-19T14:59:59.999Z', now, since })).toBe(now);
  expect(momentOf({ sent: since.toISOString(), now, since })).toEqual(since);
});
