import { expect, test, vi } from 'vitest';
import { ApiError, noConnection } from './client/api-error.ts';
import { createQueryClient } from './query-client.ts';

const retries = (count: number): boolean => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  return typeof retry === 'function' && retry(count, noConnection());
};

test('a lost connection is retried twice, and not at all while the browser is offline', () => {
  expect(noConnection()).toBeInstanceOf(ApiError);
  expect([0, 1, 2].map(retries)).toEqual([true, true, false]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(retries(0)).toBe(false);
  vi.restoreAllMocks();
});
