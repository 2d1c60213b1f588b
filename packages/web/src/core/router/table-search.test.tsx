import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTableSearch } from './table-search.ts';

const STATE = { page: 1, size: 10, sort: '', search: 'ética', filters: {}, hidden: [] };

/** A list at /curso, whose button stands for its search, and a form at /cursoedit that takes a while to load. */
function openList() {
  const form = { ready: (): void => undefined };
  const loaded = new Promise<void>((resolve) => (form.ready = resolve));
  function List() {
    const { state, onStateChange } = useTableSearch();
    return <button onClick={() => onStateChange(STATE)}>lista {state.search}</button>;
  }
  const root = createRootRoute({ component: Outlet });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/curso', component: List }),
      createRoute({
        getParentRoute: () => root,
        path: '/cursoedit',
        loader: () => loaded,
        component: () => <p>formulario</p>,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/portal/curso'] }),
    basepath: '/portal',
  });
  render(<RouterProvider router={router as never} />);
  return { router, form };
}

afterEach(cleanup);

test('a search goes into the address of its list', async () => {
  openList();
  fireEvent.click(await screen.findByText('lista'));
  expect(await screen.findByText('lista ética')).toBeTruthy();
});

test('a search that comes when its reader has left does not touch the next screen’s address', async () => {
  const { router, form } = openList();
  const list = await screen.findByText('lista');
  act(() => void router.navigate({ to: '/cursoedit', search: { id: 7 } } as never));
  fireEvent.click(list);
  await act(async () => form.ready());
  expect(await screen.findByText('formulario')).toBeTruthy();
  expect(router.latestLocation.search).toEqual({ id: 7 });
});
