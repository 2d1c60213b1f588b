import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SidewaysButton } from './controls/SidewaysButton.tsx';
import { useSideways } from './use-sideways.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Box() {
  const sideways = useSideways();
  return (
    <>
      <SidewaysButton {...sideways} />
      <div ref={sideways.setBox} data-testid="box">
        <table />
      </div>
    </>
  );
}

/** Gives boxes a width, and tables another; returns a function that changes that of the tables. */
function widths(box: number, table: number): (table: number) => void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(box);
  const content = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(table);
  const measured = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measured.add(measure);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return (next) => {
    content.mockReturnValue(next);
    act(() => measured.forEach((measure) => measure()));
  };
}

const name = () => screen.queryByRole('button')?.textContent;

test('a button names the columns out of sight, shows them step by step, and leads back at the end', async () => {
  const resize = widths(500, 1000);
  const user = userEvent.setup();
  renderPiece(<Box />);
  const box = screen.getByTestId('box');
  box.scrollTo = vi.fn(({ left = 0 }: ScrollToOptions) => {
    box.scrollLeft = Math.min(left, 500);
    box.dispatchEvent(new Event('scroll'));
  }) as typeof box.scrollTo;
  resize(1000);
  expect(name()).toBe(t('ui.tabla.masColumnas'));
  await user.click(screen.getByRole('button'));
  expect(box.scrollLeft, 'the last column in sight stays').toBeLessThan(500);
  expect(name()).toBe(t('ui.tabla.masColumnas'));
  await user.click(screen.getByRole('button'));
  expect(name()).toBe(t('ui.tabla.primerasColumnas'));
  expect(document.activeElement, 'the focus stays').toBe(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  expect(box.scrollLeft).toBe(0);
});

test('no button when every column fits, also after columns were hidden', () => {
  const resize = widths(500, 501);
  renderPiece(<Box />);
  resize(501);
  expect(name()).toBeUndefined();
  resize(700);
  expect(name()).toBe(t('ui.tabla.masColumnas'));
  resize(500);
  expect(name()).toBeUndefined();
});
