import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs two seconds after the last change', () => {
  const run = vi.fn();
  const later = new Debounce(run);
  later.touch();
  vi.advanceTimersByTime(1900);
  later.touch();
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(later.waiting).toBe(false);
});

test('changes that never pause run it every ten seconds', () => {
  const run = vi.fn();
  const later = new Debounce(run);
  for (let second = 0; second < 30; second += 1) {
    later.touch();
    vi.advanceTimersByTime(1000);
  }
  expect(run).toHaveBeenCalledTimes(3);
});

test('runs at once when asked, and not again', () => {
  const run = vi.fn();
  const later = new Debounce(run);
  later.flush();
  expect(run).not.toHaveBeenCalled();
  later.touch();
  later.flush();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  later.touch();
  later.cancel();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
