import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchSignedIn } from './prefetch.ts';

const prefetched = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  document.head.innerHTML = '<template id="signed-in-files"><link rel="modulepreload" href="/panel.js"></template>';
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

test('the files of the signed-in screens load once the sign-in is idle', () => {
  prefetchSignedIn();
  expect(prefetched()).toEqual(['/panel.js']);
});

test('a device that saves data loads them after the sign-in alone', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetchSignedIn();
  expect(prefetched()).toEqual([]);
});
