import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { FakeServer } from './fake-server.ts';
import { openPortal, type PortalOptions } from './open-portal.ts';
import { App } from '../App.tsx';

interface OpenedScreen {
  readonly user: UserEvent;
  readonly server: FakeServer;
  /** Returns path and query of the current screen. */
  readonly address: () => string;
}

/** Opens an address of the portal as a browser does, with the real router, screens, texts and queries over a fake server. */
export async function renderScreen(address: string, options: PortalOptions = {}): Promise<OpenedScreen> {
  const { server, router, queries } = await openPortal(address, options);
  await act(async () => {
    render(<App {...{ router, queries }} env="test" />);
  });
  return { user: userEvent.setup({ delay: null }), server, address: () => router.latestLocation.href };
}
