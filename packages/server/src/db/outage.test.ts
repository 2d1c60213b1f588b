import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

const coded = (code: string, message = code) => Object.assign(new Error(message), { code });

test.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P03'), true],
  [coded('53300'), true],
  [new Error('timeout expired'), true],
  [new Error('No se puede usar el almacén', { cause: new Error('fetch failed', { cause: coded('ECONNREFUSED') }) }), true],
  [new AggregateError([coded('ECONNREFUSED')], ''), true],
  [coded('28P01', 'password authentication failed'), false],
  [coded('3D000', 'database does not exist'), false],
  [coded('ENOTFOUND'), true],
  [coded('25006'), true],
  [coded('42601'), false],
  [new Error('otra cosa'), false],
  ['texto', false],
])('%s is of a service that may come back: %s', (error, expected) => {
  expect(isOutage(error)).toBe(expected);
});
