import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addressOf } from './list-state.ts';
import { useListAddress } from './use-list-address.ts';
import { parseSearch, stringifySearch } from '../router/search-text.ts';

const DEFAULTS = { pagina: 1, tamano: 10, orden: '', buscar: '', filtro: {}, ocultas: [] };
const STATE = { pagina: 1, tamano: 10, orden: '-titulo', buscar: 'ética', filtro: { titulo: 'caja', codigo: '' }, ocultas: ['codigo'] };

/** Renders a list at /curso with a button that searches, and a form at /cursoedit that loads slowly. */
function openList() {
  const form = { ready: (): void => undefined };
  const loaded = new Promise<void>((resolve) => (form.ready = resolve));
  function List() {
    const { address, write } = useListAddress();
    return (
      <button type="button" onClick={() => write(addressOf(STATE, DEFAULTS))}>
        lista {address.buscar} {address.filtro?.['titulo']}
      </button>
    );
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
    history: createMemoryHistory({ initialEntries: ['/portal/curso?ref=3'] }),
    basepath: '/portal',
    parseSearch,
    stringifySearch,
  });
  render(<RouterProvider router={router as never} />);
  return { router, form, user: userEvent.setup({ delay: null }) };
}

test('a list’s state replaces its address, in the words of its call, and leaves other parameters alone', async () => {
  const { router, user } = openList();
  await user.click(await screen.findByRole('button', { name: /lista/ }));
  expect(await screen.findByText('lista ética caja')).toBeTruthy();
  const { searchStr } = router.latestLocation;
  expect([...new URLSearchParams(searchStr)]).toEqual([
    ['ref', '3'],
    ['orden', '-titulo'],
    ['buscar', 'ética'],
    ['ocultas', '.codigo'],
    ['filtro[titulo]', 'caja'],
  ]);
  expect(router.history.length).toBe(1);
});

test('a search that arrives after leaving the list does not change the next screen’s address', async () => {
  const { router, form, user } = openList();
  const list = await screen.findByRole('button', { name: /lista/ });
  act(() => void router.navigate({ to: '/cursoedit', search: { id: 7 } } as never));
  await user.click(list);
  await act(async () => form.ready());
  expect(await screen.findByText('formulario')).toBeTruthy();
  expect(router.latestLocation.search).toEqual({ id: '7' });
});
