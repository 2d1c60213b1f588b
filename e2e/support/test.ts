import { test as base, type BrowserContext } from '@playwright/test';
import { randomFrom } from '@portal/testkit/random.ts';
import { Client } from './api.ts';
import { Cast } from './cast.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import type { WorkerOptions } from './options.ts';
import { startPortalGroup } from './portal/portal-group.ts';
import { startPortal, type Portal } from './portal/portal-process.ts';
import { Problems } from './problems.ts';
import { startSignedIn, type SignIn } from './stored-session.ts';
import type { State } from '../gallery/state.ts';
import { prepareStates } from '../gallery/states.ts';
import { type Place, withPlace } from '../world/template.ts';

interface WorkerFixtures extends Pick<WorkerOptions, 'processes' | 'thorough'> {
  mailHost: string;
  mailbox: Mailbox;
  place: Place;
  dataDir: string;
  portal: Pick<Portal, 'url' | 'output'>;
  cast: Cast;
  /** Every screen in every state of the gallery. */
  states: readonly State[];
}

/** Console lines of a browser after a kill of the server process: the proxy's answer, or a cut connection. */
const KILLED = [/: 50[234]$/, /: net::ERR_/];

interface TestFixtures {
  /** Lets the page start with a session of this person, where the journey is not about signing in; open an address afterwards. */
  startAs: (person: SignIn) => Promise<void>;
  /** Problems of the browser; the journey announces the expected ones. */
  problems: Problems;
  /** Stores the server's output during a failed journey beside its report. */
  serverLines: void;
  /** Opens a second browser context with its own cookies and storage; its problems are recorded too. */
  otherBrowser: () => Promise<BrowserContext>;
  /** The API, signed out. */
  client: Client;
}

/** Starts one server with its own copy of the world for each worker. Each journey takes its own people from the cast. */
export const worldTest = base.extend<object, WorkerFixtures>({
  mailHost: ['127.0.0.1', { scope: 'worker', option: true }],
  mailbox: [
    async ({ mailHost }, use) => {
      const mailbox = await openMailbox(mailHost);
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  processes: [1, { scope: 'worker', option: true }],
  thorough: [false, { scope: 'worker', option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  place: [async ({}, use) => withPlace(use), { scope: 'worker', timeout: 600_000 }],
  dataDir: [async ({ place }, use) => use(place.dataDir), { scope: 'worker' }],
  portal: [
    async ({ place: { dataDir, databaseUrl }, mailbox, processes }, use, { workerIndex }) => {
      const environment = { DEMO: '1', SMTP_URL: mailbox.url };
      if (processes === 1) {
        const portal = await startPortal({ dataDir, databaseUrl, environment });
        await use(portal);
        await portal.stop();
        return;
      }
      const group = await startPortalGroup({ dataDir, databaseUrl, count: processes, environment });
      group.keepKilling(randomFrom(workerIndex + 1));
      await use(group);
      await group.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  cast: [async ({ dataDir }, use) => use(new Cast(dataDir)), { scope: 'worker' }],
  states: [async ({ portal, cast }, use) => use(await prepareStates(new Client(portal.url), cast)), { scope: 'worker' }],
});

/** The same with a page in Chromium, of which every complaint is recorded. */
export const test = worldTest.extend<TestFixtures>({
  baseURL: async ({ portal }, use) => use(portal.url),
  startAs: async ({ page, portal }, use) => use((person) => startSignedIn(page, { url: portal.url, person })),
  client: async ({ portal }, use) => use(new Client(portal.url)),
  problems: [
    async ({ context, processes }, use) => {
      const problems = new Problems();
      if (processes > 1) problems.expect(...KILLED);
      const unwatch = problems.watch(context);
      await use(problems);
      unwatch();
      base.expect(problems.unexpected(), 'nothing went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  serverLines: [
    async ({ portal }, use, testInfo) => {
      const before = portal.output().length;
      await use();
      const lines = portal.output().slice(before).trim();
      if (testInfo.status !== testInfo.expectedStatus && lines) await testInfo.attach('server', { body: lines, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, portal, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: portal.url });
      problems.watch(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export const { expect } = test;
