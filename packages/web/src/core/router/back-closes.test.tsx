import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StrictMode, useState } from 'react';
import { createBrowserHistory } from '@tanstack/react-router';
import { belowLayers, useBackCloses } from './back-closes.ts';

/** A screen with two layers, the second above the first, as a question over a dialog. */
function Layers() {
  const [open, setOpen] = useState(0);
  const close = (layer: number) => () => setOpen(layer - 1);
  useBackCloses(open > 0, close(1));
  useBackCloses(open > 1, close(2));
  return (
    <>
      <output>{open}</output>
      <button onClick={() => setOpen(open + 1)}>abrir</button>
      <button onClick={() => setOpen(0)}>cerrar</button>
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const open = () => screen.getByRole('status').textContent;
/** Waits for everything that follows from a step: timers and entries of the history alike. */
const quiet = (state: unknown) => waitFor(() => expect(window.history.state).toEqual(state));

const begin = async () => {
  window.history.pushState({ __TSR_index: 0, __TSR_key: 'panel', key: 'panel' }, '', '/panel');
  const history = belowLayers(createBrowserHistory());
  history.push('/tema');
  await waitFor(() => expect(window.location.pathname).toBe('/tema'));
  render(
    <StrictMode>
      <Layers />
    </StrictMode>,
  );
  const seen: string[] = [];
  history.subscribe(({ location }) => seen.push(location.pathname));
  const page = window.history.state as object;
  const above = { ...page, sobre: 1 };
  return { history, seen, page, above };
};

test('the way back closes what lies on top, one after the other, and only then leaves', async () => {
  const { history, seen, page, above } = await begin();
  await press('abrir');
  await press('abrir');
  await quiet(above);
  act(() => window.history.back());
  await waitFor(() => expect(open()).toBe('1'));
  await quiet(above);
  act(() => window.history.back());
  await waitFor(() => expect(open()).toBe('0'));
  await quiet(page);
  expect(seen, 'the router heard of nothing').toEqual([]);
  act(() => window.history.back());
  await waitFor(() => expect(seen).toEqual(['/panel']));
  history.destroy();
});

test('what was closed by its button leaves no step behind, and forward opens nothing', async () => {
  const { history, seen, page, above } = await begin();
  await press('abrir');
  await quiet(above);
  await press('cerrar');
  await quiet(page);
  const back = vi.spyOn(window.history, 'back');
  act(() => window.history.forward());
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
  await quiet(page);
  expect([open(), seen]).toEqual(['0', []]);
  act(() => window.history.back());
  await waitFor(() => expect(seen).toEqual(['/panel']));
  history.destroy();
});

test('a link in what is open leads on from the screen, so that one step back is the screen', async () => {
  const { history, seen, above } = await begin();
  await press('abrir');
  await quiet(above);
  history.push('/logros');
  await press('cerrar');
  await waitFor(() => expect(window.location.pathname).toBe('/logros'));
  expect(window.history.state).not.toHaveProperty('sobre');
  act(() => window.history.back());
  await waitFor(() => expect(seen).toEqual(['/logros', '/tema']));
  act(() => window.history.back());
  await waitFor(() => expect(seen).toEqual(['/logros', '/tema', '/panel']));
  history.destroy();
});
