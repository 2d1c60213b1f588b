import { expect, test } from 'vitest';
import { limitConcurrency, limitConcurrencyOfEach } from './limit-concurrency.ts';

/** Work that ends when the test says so. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

test('at most two works run at once, the others in order of arrival', async () => {
  const limit = limitConcurrency(2);
  const started: number[] = [];
  const works = Array.from({ length: 5 }, held);
  const runs = works.map(({ work }, index) =>
    limit(() => {
      started.push(index);
      return work();
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  works[1]?.end();
  await runs[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(runs);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a failed work makes room and rejects for its own caller alone', async () => {
  const limit = limitConcurrency(1);
  const failed = limit(() => Promise.reject(new Error('falla')));
  const next = limit(() => Promise.resolve('bien'));
  await expect(failed).rejects.toThrow('falla');
  expect(await next).toBe('bien');
});

test('the limit of each key counts its own works alone', async () => {
  const limitOf = limitConcurrencyOfEach(1);
  const [first, second, other] = [held(), held(), held()];
  const started: string[] = [];
  const run = (key: string, name: string, { work }: ReturnType<typeof held>) =>
    limitOf(key)(() => {
      started.push(name);
      return work();
    });
  const runs = [run('ana', 'primera', first), run('ana', 'segunda', second), run('luis', 'otra', other)];
  expect(started).toEqual(['primera', 'otra']);
  first.end();
  await runs[0];
  expect(started).toEqual(['primera', 'otra', 'segunda']);
  second.end();
  other.end();
  await Promise.all(runs);
});
