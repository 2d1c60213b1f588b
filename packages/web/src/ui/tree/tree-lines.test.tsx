import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '../../testing/render-piece.tsx';
import { BATCH } from '../virtual/grow.ts';
import { openAbove } from './tree-model.ts';
import { TreeView } from './TreeView.tsx';

const LINES = 10_000;
const LINE_HEIGHT = 48;
const BOX_HEIGHT = 720;

/** A hundred programs of 99 courses. */
const nodes = Array.from({ length: LINES }, (_, n) => ({ key: `${n}`, level: n % 100 === 0 ? 1 : 2, label: `Nodo ${n}` }));

/** How often each line was drawn. */
const draws = new Map<string, number>();
const render = ({ key, label }: (typeof nodes)[number]) => {
  draws.set(key, (draws.get(key) ?? 0) + 1);
  return label;
};

function Tree() {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAbove(nodes, 2));
  return <TreeView label="Copias" {...{ nodes, open, render }} onOpen={setOpen} search="" empty="" />;
}

beforeEach(() => {
  draws.clear();
  // The document of these tests has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(BOX_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(LINES * LINE_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.role === 'treeitem' ? LINE_HEIGHT : BOX_HEIGHT;
  });
});
afterEach(() => vi.restoreAllMocks());

const box = () => screen.getByRole('tree', { name: 'Copias' }).parentElement!;
const line = (index: number) => document.querySelector<HTMLElement>(`[role=treeitem][data-index="${index}"]`);
/** Waits until the line is drawn. */
const drawn = (index: number) =>
  waitFor(() => {
    const found = line(index);
    if (!found) throw new Error(`line ${index} is not drawn`);
    return found;
  });

/** Waits until what is wanted around the topmost line in sight is drawn; the lines above it come last. */
const settledAt = (top: number) => drawn(top - 12);

/** Scrolls to a line; returns how many lines the browser's scroll event itself drew. */
function scrollTo(index: number): number {
  const sum = () => [...draws.values()].reduce((all, one) => all + one, 0);
  const before = sum();
  act(() => {
    box().scrollTop = index * LINE_HEIGHT;
    fireEvent.scroll(box());
  });
  return sum() - before;
}

test('a scroll step draws the new lines alone, and a jump no more than a batch at once', async () => {
  renderPiece(<Tree />);
  await drawn(20);
  scrollTo(100);
  await settledAt(100);
  const last = Math.max(...[...draws.keys()].map(Number));
  draws.clear();
  expect(scrollTo(105)).toBeLessThanOrEqual(5);
  expect([...draws.keys()].every((key) => Number(key) > last)).toBe(true);
  expect(scrollTo(6_000)).toBeLessThanOrEqual(BATCH);
  await settledAt(6_000);
  expect(Math.max(...draws.values())).toBe(1);
});

test('a press on the arrow closes a line, a press on its words does not, and the focus is kept by the line', async () => {
  renderPiece(<Tree />);
  const first = await drawn(0);
  fireEvent.click(first);
  expect(first.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(first.querySelector('svg')!);
  expect(first.getAttribute('aria-expanded')).toBe('false');
  const second = await drawn(1);
  expect(second.textContent).toBe('Nodo 100');
  act(() => second.focus());
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  fireEvent.keyDown(second, { key: 'ArrowLeft' });
  expect(second.getAttribute('aria-expanded')).toBe('false');
});
