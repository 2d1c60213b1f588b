import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useListAddress } from './use-list-address.ts';
import { parseSearch, stringifySearch } from '../router/search-text.ts';

const STATE = { pagina: 1, tamano: 10, orden: '-titulo', buscar: 'ética', filtro: { titulo: 'caja', codigo: '' }, ocultas: ['codigo'] };

/** A list at /curso, whose button stands for its search, and a form at /cursoedit that takes a while to load. */
function openList() {
  const form = { ready: (): void => undefined };
  const loaded = new Promise<void>((resolve) => (form.ready = resolve));
  function List() {
    const { address, write } = useListAddress();
    return (
      <button type="button" onClick={() => write(STATE)}>
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

test('the address of a list is the query of its call, and leaves other parameters alone', async () => {
  const { router, user } = openList();
  await user.click(await screen.findByRole('button', { name: /lista/ }));
  expect(await screen.findByText('lista ética caja')).toBeTruthy();
  const { searchStr } = router.latestLocation;
  expect([...new URLSearchParams(searchStr)]).toEqual([
    ['ref', '3'],
    ['tamano', '10'],
    ['orden', '-titulo'],
    ['buscar', 'ética'],
    ['ocultas', 'codigo'],
    ['filtro[titulo]', 'caja'],
  ]);
});

test('a search that comes when its reader has left does not touch the next screen’s address', async () => {
  const { router, form, user } = openList();
  const list = await screen.findByRole('button', { name: /lista/ });
  act(() => void router.navigate({ to: '/cursoedit', search: { id: 7 } } as never));
  await user.click(list);
  await act(async () => form.ready());
  expect(await screen.findByText('formulario')).toBeTruthy();
  expect(router.latestLocation.search).toEqual({ id: '7' });
});
