import { afterEach, expect, test, vi } from 'vitest';
import { markTaken, wasTaken } from './first-visit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a sign-in is taken to its topic once, the next one again', () => {
  expect(wasTaken(7)).toBe(false);
  markTaken(7);
  expect(wasTaken(7)).toBe(true);
  expect(wasTaken(8)).toBe(false);
});

test('where nothing can be stored the panel stays reachable', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
  expect(() => markTaken(7)).not.toThrow();
  expect(wasTaken(7)).toBe(true);
});
