import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarly } from './early.ts';

const CALLER = { token: 'a', language: 'es' };

/** Puts an early answer on the page. */
function ask(answer: Promise<Response>): void {
  answer.catch(() => undefined);
  window.portalEarly = { ...CALLER, answers: new Map([['POST /api/usuario/verify_token', answer]]) };
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
});
afterEach(() => {
  delete window.portalEarly;
});

test('gives an early answer to one call', async () => {
  ask(Promise.resolve(new Response('1')));
  expect(takeEarly('GET', '/api/usuario/panel', CALLER)).toBeUndefined();
  const answer = await takeEarly('POST', '/api/usuario/verify_token', CALLER);
  expect(await answer?.text()).toBe('1');
  expect(takeEarly('POST', '/api/usuario/verify_token', CALLER)).toBeUndefined();
});

test.each([
  ['another person', { ...CALLER, token: 'b' }],
  ['nobody', { ...CALLER, token: null }],
  ['another language', { ...CALLER, language: 'de' }],
])('gives no answer to %s', (_who, caller) => {
  ask(Promise.resolve(new Response('1')));
  expect(takeEarly('POST', '/api/usuario/verify_token', caller)).toBeUndefined();
});

test('is asked again after a lost connection', async () => {
  ask(Promise.reject(new TypeError('failed')));
  expect(await takeEarly('POST', '/api/usuario/verify_token', CALLER)).toBeUndefined();
});

test('is asked again when it waited long', () => {
  ask(Promise.resolve(new Response('1')));
  vi.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(takeEarly('POST', '/api/usuario/verify_token', CALLER)).toBeUndefined();
});
