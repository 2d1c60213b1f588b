import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNarrow } from './use-narrow.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Box() {
  const { ref, narrow } = useNarrow(640);
  return <div ref={ref}>{narrow ? 'cards' : 'rows'}</div>;
}

/** Gives every box a width, and returns a function that changes it as a resize does. */
function resizable(first: number): (width: number) => void {
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(first);
  const measured = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measured.add(measure);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (next) => {
    width.mockReturnValue(next);
    act(() => measured.forEach((measure) => measure()));
  };
}

test('shows cards in a narrow box of a wide window', () => {
  const resize = resizable(480);
  render(<Box />);
  resize(480);
  screen.getByText('cards');
});

test('changes with the width and keeps the layout of a box that loses its width', () => {
  const resize = resizable(1118);
  render(<Box />);
  screen.getByText('rows');
  resize(0);
  screen.getByText('rows');
  resize(639);
  screen.getByText('cards');
  resize(0);
  expect(screen.getByText('cards')).toBeTruthy();
  resize(640);
  screen.getByText('rows');
});
