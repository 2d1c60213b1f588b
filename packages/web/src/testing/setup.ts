import { notifications } from '@mantine/notifications';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { noteProblem, takeProblems } from './test-problems.ts';
import { speak } from '../core/i18n/spoken.ts';
import { leaveSession } from '../core/session/session.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// On a busy machine the second that is the default passes before a screen is drawn.
configure({ asyncUtilTimeout: 10_000 });
// A text area that grows measures itself again once a font has arrived; happy-dom knows no fonts.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
await speak('es');

const asText = (part: unknown): string => (part instanceof Error ? (part.stack ?? part.message) : String(part));

/** Whatever React, Mantine or the texts complain of fails the test in which it happens. */
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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leaveSession();
  localStorage.clear();
  sessionStorage.clear();
  expect(takeProblems(), 'nothing went wrong beside what the test looks at').toEqual([]);
});
