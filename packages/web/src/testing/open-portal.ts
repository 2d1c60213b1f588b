import type { UsuarioActual } from '@portal/contract/sesion';
import { people } from '@portal/contract/examples';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished, vi } from 'vitest';
import { type FakeServer, fakeServer } from './fake-server.ts';
import type { Calls, Failure } from './replies.ts';
import { followSession } from '../App.tsx';
import { createQueryClient } from '../core/query-client.ts';
import { storeToken } from '../core/session/session.ts';
import { verifySession } from '../pieces/sesion/sesion.queries.ts';
import { createPortalRouter, type PortalRouter } from '../router.tsx';

export interface PortalOptions {
  /** Signed-in person; none by default. */
  readonly session?: keyof typeof people | UsuarioActual;
  /** Replies in place of the contract's examples. */
  readonly calls?: Calls;
  /** Failure of every call outside of `calls`, except the sign-in and the settings of the portal. */
  readonly failing?: Failure;
}

export interface OpenedPortal {
  readonly server: FakeServer;
  readonly router: PortalRouter;
  readonly queries: QueryClient;
}

/** Starts the client as `main.tsx` does, without rendering: verifies the session over a fake server and loads the screen of an address. */
export async function openPortal(address: string, { session, calls = {}, failing }: PortalOptions = {}): Promise<OpenedPortal> {
  const user = typeof session === 'string' ? people[session] : session;
  const server = fakeServer({ calls: user ? withPerson(calls, user) : calls, user: user ?? people.alumno, failing });
  vi.stubGlobal('fetch', server.fetch);
  if (user) storeToken('llave-de-la-prueba');
  await verifySession();
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }));
  const queries = createQueryClient();
  const { queries: options, ...rest } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...rest, queries: { ...options, retry: false } });
  const stop = followSession({ router, queries });
  onTestFinished(() => {
    stop();
    queries.clear();
  });
  await loadWithRedirects(router);
  return { server, router, queries };
}

const withPerson = (calls: Calls, user: UsuarioActual): Calls => ({ ...calls, usuario: { verifyToken: user, ...calls.usuario } });

/** Loads again after each redirect of a guard: the router does so by itself only below a rendered `RouterProvider`. */
async function loadWithRedirects({ history, load }: PortalRouter): Promise<void> {
  let loaded: string;
  do {
    loaded = history.location.href;
    await load();
  } while (history.location.href !== loaded);
}

/** Returns the address after the redirects of the guards, without rendering a screen. */
export async function arrivalAt(address: string, options: PortalOptions = {}): Promise<string> {
  const { router } = await openPortal(address, options);
  return router.history.location.href;
}
