import { afterEach, expect, test, vi } from 'vitest';
import { markRedirected, wasRedirected } from './first-redirect.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('markRedirected marks one sign-in and not the next one', () => {
  expect(wasRedirected(7)).toBe(false);
  markRedirected(7);
  expect(wasRedirected(7)).toBe(true);
  expect(wasRedirected(8)).toBe(false);
});

test('a forbidden storage counts as redirected, so that the panel stays reachable', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
  expect(() => markRedirected(7)).not.toThrow();
  expect(wasRedirected(7)).toBe(true);
});
