import { notifications } from '@mantine/notifications';
import { act, cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { noteProblem, takeProblems } from './test-problems.ts';
import { speak } from '../core/i18n/spoken.ts';
import { closeOffline } from '../core/offline/offline.ts';
import { leaveSession } from '../core/session/session.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Returns an error that prints the page only when its message is read: `findBy…` throws one at each attempt, a sixth of the time of a test. */
function elementError(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  let printed: string | undefined;
  return Object.defineProperty(error, 'message', { configurable: true, get: () => (printed ??= print()) });
}

// As vitest.config.ts: the default of one second is too short for a screen on a busy machine.
configure({ asyncUtilTimeout: 60_000, getElementError: elementError });
// Autosizing text areas listen to `document.fonts`, which happy-dom lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
await speak('es');

const asText = (part: unknown): string => (part instanceof Error ? (part.stack ?? part.message) : String(part));

/** Every console error or warning (React, Mantine, use-intl) fails its test. */
beforeEach(() => {
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...parts: unknown[]) => noteProblem(`console.${kind}: ${parts.map(asText).join(' ')}`));
  vi.stubGlobal('fetch', (address: unknown) => {
    noteProblem(`fetch of ${String(address)} without a fake server`);
    return Promise.reject(new Error('no server'));
  });
});

afterEach(() => {
  cleanup();
  act(() => notifications.clean());
  closeOffline();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leaveSession();
  localStorage.clear();
  sessionStorage.clear();
  const problems = takeProblems();
  expect(problems, problems.join('\n')).toEqual([]);
});

// A screen that the last test left may still load its module, which fails once the environment is gone.
afterAll(() => vi.dynamicImportSettled());
