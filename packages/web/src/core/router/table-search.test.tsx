import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';
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
    parseSearch,
    stringifySearch,
  });
  render(<RouterProvider router={router as never} />);
  return { router, form, user: userEvent.setup({ delay: null }) };
}

test('a search goes into the address of its list, which is replaced and not added to the history', async () => {
  const { router, user } = openList();
  await user.click(await screen.findByText('lista'));
  expect(await screen.findByText('lista ética')).toBeTruthy();
  expect(router.history.location.href).toBe('/portal/curso?tamano=10&buscar=%C3%A9tica&ocultas=-');
  expect(router.history.length).toBe(1);
});

test('a search that comes when its reader has left does not touch the next screen’s address', async () => {
  const { router, form, user } = openList();
  const list = await screen.findByText('lista');
  act(() => void router.navigate({ to: '/cursoedit', search: { id: 7 } } as never));
  await user.click(list);
  await act(async () => form.ready());
  expect(await screen.findByText('formulario')).toBeTruthy();
  expect(router.history.location.href).toBe('/portal/cursoedit?id=7');
});
