import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = () => window.dispatchEvent(new Event('pointerdown'));
const letGo = (how: 'pointerup' | 'pointercancel') => window.dispatchEvent(new Event(how));

test('without a pressed pointer (Tab, code) it runs at once', () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'] as const)('while a pointer is pressed it waits for %s and the click after it', (how) => {
  const work = vi.fn();
  press();
  afterPress(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  letGo(how);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
