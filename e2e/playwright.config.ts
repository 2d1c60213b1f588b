import { defineConfig } from '@playwright/test';
import { findProgram } from '../tools/setup.mjs';
import { WORKERS } from '../tools/tests/workers.mjs';
import { testCertificate } from './support/portal/certificate.ts';
import type { WorkerOptions } from './support/options.ts';

/** E2E_PROCESOS=3: every journey runs against three servers behind nginx, one of which is killed at random again and again. */
const PROCESSES = Number(process.env['E2E_PROCESOS'] || 1);
const REPEATED = 2;
/** E2E_CORTES=1000: kills of each database in `durability.spec.ts`. */
const KILLS = Number(process.env['E2E_CORTES'] || 5);
/** Kills under load. `npm test -- largo` adds faults, backups under load, several processes, fail-over, the container's packages, and more kills. */
const DURABILITY = 'durability/durability.spec.ts';
const LONG_DURABILITY = 'durability/**/*.spec.ts';
/** Left to `npm test -- largo`: other browsers, every language, pictures at a stopped clock, and the page about the API: its 400 calls take a minute. */
const LONG_BROWSER = ['browsers/**/*.spec.ts', 'tour/**/*.spec.ts', 'visual/**/*.spec.ts', 'accessibility/docs.spec.ts'];

/** Runs the journeys in the machine's Chromium without its background network calls. Every worker starts its own server. */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  // In this order. Durability first: long tests, each with servers of its own, would else keep one core idle at the end.
  projects: [
    { name: 'durability', testMatch: DURABILITY, use: { kills: KILLS } },
    {
      name: 'browser',
      testIgnore: ['durability/**', ...LONG_BROWSER],
      grepInvert: /@largo/,
      use: { processes: PROCESSES },
      ...(PROCESSES > 1 && { retries: REPEATED }),
    },
    { name: 'long-durability', testMatch: LONG_DURABILITY, use: { kills: 20 } },
    { name: 'long-browser', testMatch: [...LONG_BROWSER, 'accessibility/screens.spec.ts'], use: { thorough: true } },
    // A kill may cut a journey short. It is repeated, as a person would do.
    { name: 'processes', testMatch: 'journeys/{first-pending,certificate}.spec.ts', use: { processes: 3 }, retries: REPEATED },
  ],
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Ends a journey that hangs. A busy machine is ten times as slow as an idle one (vitest.config.ts).
  timeout: 300_000,
  expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: '{testDir}/visual/pictures/{arg}{ext}' } },
  fullyParallel: true,
  workers: WORKERS,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  use: {
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // Journeys replace answers of the network; those about the service worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a quarter of the time: without retries, trace the failed journey alone (`npm test -- e2e retry.spec --trace on`).
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findProgram('chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Of nginx. A certificate that is only tolerated keeps every file out of the browser's cache.
        `--ignore-certificate-errors-spki-list=${testCertificate().fingerprint}`,
      ],
    },
  },
});
