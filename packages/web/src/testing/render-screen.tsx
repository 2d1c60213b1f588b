import type { UsuarioActual } from '@portal/contract';
import { people } from '@portal/contract/examples';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { type FakeServer, fakeServer } from './fake-server.ts';
import type { Calls } from './replies.ts';
import { catalog } from './text.ts';
import { App, followSession } from '../App.tsx';
import { createQueryClient } from '../core/query-client.ts';
import { storeToken } from '../core/session/session.ts';
import { verifySession } from '../domains/sesion/sesion.public.ts';
import { createPortalRouter } from '../router.tsx';

interface Options {
  /** Who is signed in; nobody when absent. */
  readonly session?: keyof typeof people | UsuarioActual;
  /** What the server answers where it is not the contract's example. */
  readonly calls?: Calls;
}

interface OpenedScreen {
  readonly user: UserEvent;
  readonly server: FakeServer;
  /** Path and query of the screen that is shown now. */
  readonly address: () => string;
}

/** Opens an address of the portal as the browser does: the real router, screens, texts and queries over a fake server. */
export async function renderScreen(address: string, { session, calls = {} }: Options = {}): Promise<OpenedScreen> {
  const user = typeof session === 'string' ? people[session] : session;
  const server = fakeServer({ calls: user ? withHolder(calls, user) : calls, user: user ?? people.alumno });
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
  // The screen's program is there before the first frame.
  await router.load();
  await act(async () => {
    render(<App {...{ router, queries, catalog }} language="es" env="test" />);
  });
  return { user: userEvent.setup({ delay: null }), server, address: () => router.latestLocation.href };
}

const withHolder = (calls: Calls, user: UsuarioActual): Calls => ({ ...calls, usuario: { verifyToken: user, ...calls.usuario } });
