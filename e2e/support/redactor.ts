import { CLAVE } from '@portal/testkit/scenes/redactor.ts';
import { type Model, refuses, type Reply, startModel } from '@portal/testkit/services/model.ts';
import { startPortal } from './portal/portal-process.ts';
import { test as journey } from './test.ts';

/** Language model of a worker's portal. */
export interface Redactor extends Pick<Model, 'asked'> {
  /** Answers the next requests so. */
  answer(reply: Reply): void;
}

/** A portal of its own for these journeys, with a language model: the others have none. */
export const test = journey.extend<object, { redactor: Redactor & Pick<Model, 'url'> }>({
  redactor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      let current = refuses(500);
      const { url, asked, close } = await startModel((response, got) => current(response, got));
      await use({ url, asked, answer: (reply) => void (current = reply) });
      await close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ place: { dataDir, databaseUrl }, redactor: { url } }, use) => {
      const environment = { REDACTOR_URL: url, REDACTOR_MODELO: 'de-prueba', REDACTOR_CLAVE: CLAVE };
      const portal = await startPortal({ dataDir, databaseUrl, environment });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
