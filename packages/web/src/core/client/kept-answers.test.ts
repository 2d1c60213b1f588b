import { expect, test, vi } from 'vitest';
import { askWithTag } from './kept-answers.ts';

const ROWS = '[{"id":1}]';
const caller = (over = {}) => ({ address: `/api/${crypto.randomUUID()}`, token: 'a', ...over });
const answer = (text: string, tag?: string) => new Response(text, { headers: tag ? { etag: tag, 'x-total': '7' } : {} });
const unchanged = () => new Response(null, { status: 304, headers: { 'x-total': '9' } });

test('asks with the tag, and hands the kept answer out again with the headers of today', async () => {
  const who = caller();
  const ask = vi.fn(async (headers: Record<string, string>) => (headers['if-none-match'] ? unchanged() : answer(ROWS, 'W/"1"')));
  expect(await (await askWithTag(who, ask)).text()).toBe(ROWS);
  const again = await askWithTag(who, ask);
  expect(ask).toHaveBeenLastCalledWith({ 'if-none-match': 'W/"1"' });
  expect([again.status, await again.text(), again.headers.get('x-total')]).toEqual([200, ROWS, '9']);
});

test('a changed answer takes the place of the kept one', async () => {
  const who = caller();
  await askWithTag(who, async () => answer(ROWS, 'W/"1"'));
  expect(await (await askWithTag(who, async () => answer('[]', 'W/"2"'))).text()).toBe('[]');
  const ask = vi.fn(async () => unchanged());
  expect(await (await askWithTag(who, ask)).text()).toBe('[]');
  expect(ask).toHaveBeenCalledWith({ 'if-none-match': 'W/"2"' });
});

test.each([
  ['another person', { token: 'b' }],
  ['nobody', { token: null }],
])('asks without a tag for %s', async (_who, over) => {
  const who = caller();
  await askWithTag(who, async () => answer(ROWS, 'W/"1"'));
  const ask = vi.fn(async () => answer('[]'));
  expect(await (await askWithTag({ ...who, ...over }, ask)).text()).toBe('[]');
  expect(ask).toHaveBeenCalledWith({});
});

test('what another caller was answered is gone for good', async () => {
  const who = caller();
  await askWithTag(who, async () => answer(ROWS, 'W/"1"'));
  await askWithTag({ ...who, token: 'b' }, async () => answer('[]'));
  const ask = vi.fn(async () => answer(ROWS, 'W/"1"'));
  await askWithTag(who, ask);
  expect(ask).toHaveBeenCalledWith({});
});

test('an answer that arrives after its caller left is not kept', async () => {
  const who = caller();
  let arrive = (_response: Response) => {};
  const late = askWithTag(who, () => new Promise((resolve) => (arrive = resolve)));
  await askWithTag({ ...who, token: 'b' }, async () => answer('[]'));
  arrive(answer(ROWS, 'W/"1"'));
  expect(await (await late).text()).toBe(ROWS);
  const ask = vi.fn(async () => answer('[]'));
  await askWithTag({ ...who, token: 'b' }, ask);
  expect(ask).toHaveBeenCalledWith({});
});

test('failures and answers without a tag are passed on and not kept', async () => {
  const who = caller();
  expect((await askWithTag(who, async () => new Response('{}', { status: 422, headers: { etag: 'W/"1"' } }))).status).toBe(422);
  await askWithTag(who, async () => answer(ROWS));
  const ask = vi.fn(async () => answer(ROWS));
  await askWithTag(who, ask);
  expect(ask).toHaveBeenCalledWith({});
});
