import { expect, test } from 'vitest';
import { isUnavailable, retryAtStart } from './wait-for-service.ts';

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
  expect(isUnavailable(error)).toBe(expected);
});

test('a start tries again until the service answers, and says once that it waits', async () => {
  const said: unknown[] = [];
  const onWait = (error: Error, seconds: number) => void said.push([error.message, seconds]);
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls < 3) throw coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432');
    return 'lista';
  };
  expect(await retryAtStart(work, { onWait })).toBe('lista');
  expect(said).toEqual([['connect ECONNREFUSED 127.0.0.1:5432', 60]]);
});

test('a wrong password ends the start at once, and a service that stays away after the wait', async () => {
  const said: unknown[] = [];
  const onWait = (error: Error, seconds: number) => void said.push([error.message, seconds]);
  let calls = 0;
  const failing = (error: Error) => async () => {
    calls += 1;
    throw error;
  };
  await expect(retryAtStart(failing(coded('28P01')), { onWait })).rejects.toThrow('28P01');
  expect(calls).toBe(1);
  await expect(retryAtStart(failing(coded('ECONNREFUSED')), { onWait, mostMs: 1 })).rejects.toThrow('ECONNREFUSED');
  expect(calls).toBeGreaterThan(1);
  expect(said).toEqual([['ECONNREFUSED', 0.001]]);
});
