import { worldTest } from '../support/test.ts';
import { Client } from '../support/api.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { STOPPED_CLOCK } from '../world/fixed-moment.ts';
import { withCopy } from '../world/template.ts';
import { readWorld } from '../world/world.ts';
import { findQueries, type Queries } from './screens.ts';

/** Starts one portal over the demo for every picture, at the moment of the pictures. */
export const test = worldTest.extend<object, { queries: Queries }>({
  dataDir: [async ({ mailHost: _ }, use) => withCopy('pictured', use), { scope: 'worker', timeout: 600_000 }],
  portal: [
    async ({ dataDir }, use) => {
      const portal = await startPortal({ dataDir, environment: { ...STOPPED_CLOCK } });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  queries: [async ({ portal, dataDir }, use) => use(await findQueries(new Client(portal.url), readWorld(dataDir))), { scope: 'worker' }],
});

export const { expect } = test;
