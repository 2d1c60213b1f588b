import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { startPortal } from '../e2e/support/portal/portal-process.ts';
import { copyTemplate } from '../e2e/world/template.ts';
import { readWorld, type Person } from '../e2e/world/world.ts';
import { ensureAllBuilt } from '../tools/build.mjs';
import { findProgram } from '../tools/setup.mjs';
import { median } from './statistics.ts';

/**
 * `npm run bench:visita`: times the first visit on a phone with a slow line (400 kbit/s, 400 ms for each answer), with an empty cache: the
 * sign-in until it takes an input, and the learner's panel of a device with a session. `-- FOLDER` also keeps a picture of the sign-in
 * every half second there.
 */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const RUNS = 3;
const FILM_MS = 500;

interface Visit {
  readonly paint: number;
  readonly usable: number;
  readonly requests: number;
  readonly bytes: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`;

/** Counts what the page receives. */
async function count(cdp: CDPSession): Promise<{ requests: number; bytes: number }> {
  const received = { requests: 0, bytes: 0 };
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received.requests += 1;
    received.bytes += encodedDataLength;
  });
  return received;
}

/** Takes a picture every half second until the signal aborts. */
async function film(page: Page, folder: string, signal: AbortSignal): Promise<void> {
  const start = performance.now();
  const frame = String(Math.round(performance.timeOrigin + start)).slice(-8);
  await page.screenshot({ path: join(folder, `${frame}.png`) });
  await page.waitForTimeout(Math.max(0, start + FILM_MS - performance.now()));
  if (!signal.aborted) await film(page, folder, signal);
}

interface Way {
  readonly address: string;
  readonly usable: (page: Page) => Promise<unknown>;
  /** Script that stores a session. */
  readonly stored?: string;
  readonly folder?: string | undefined;
}

async function visit(browser: Browser, url: string, { address, usable, stored, folder }: Way): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'es-PE' });
  if (stored) await context.addInitScript(stored);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const received = await count(cdp);
  await cdp.send('Network.emulateNetworkConditions', LINE);
  const end = new AbortController();
  const filmed = folder && film(page, folder, end.signal);
  const start = performance.now();
  await page.goto(`${url}${address}`, { waitUntil: 'commit' });
  await usable(page);
  const result = { usable: performance.now() - start, ...received, paint: await page.evaluate<number>(FIRST_PAINT) };
  end.abort();
  await filmed;
  await context.close();
  return result;
}

async function report(name: string, once: (run: number) => Promise<Visit>): Promise<void> {
  const runs: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(run));
  const of = (part: keyof Visit) => median(runs.map((run) => run[part]));
  const seconds = (part: 'paint' | 'usable') => `${(of(part) / 1000).toFixed(1)} s`.padStart(7);
  say(
    `${name.padEnd(10)} ${seconds('paint')} ${seconds('usable')} ${String(of('requests')).padStart(8)} ${(of('bytes') / 1000).toFixed(0).padStart(5)} kB`,
  );
}

/** Signs a person in and returns the script that stores the session; its panel stays and does not open the first pending topic. */
async function sessionOf(url: string, { username, password }: Person): Promise<string> {
  const response = await fetch(`${url}/api/usuario/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { api_token, usuario } = (await response.json()) as { api_token: string; usuario: { id_sesion: number } };
  return `localStorage.setItem('UCJ-auth', '${JSON.stringify({ api_token })}'); localStorage.setItem('UCJ-primer-tema', '${usuario.id_sesion}')`;
}

const form = (page: Page) => page.getByLabel(/^Usuario/).fill('10000003');
const panel = (page: Page) => page.getByRole('main').getByRole('link').first().waitFor();

await ensureAllBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-visita-'));
await copyTemplate('journeys', dataDir);
const person = Object.values(readWorld(dataDir).people).find(([first]) => first)?.[0];
if (!person) throw new Error('the world has no people');
const [folder] = process.argv.slice(2);
const portal = await startPortal({ dataDir, environment: { DEMO: '0' } });
const browser = await chromium.launch({ executablePath: findProgram('chromium'), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const stored = await sessionOf(portal.url, person);
  say('\nPrimera visita a 400 kbit/s y 400 ms, teléfono, sin caché (mediana de 3)\n           pintura  usable  pedidos  recibido');
  await report('ingreso', (run) =>
    visit(browser, portal.url, { address: '/auth/login', usable: form, folder: run === 0 ? folder : undefined }),
  );
  await report('panel', () => visit(browser, portal.url, { address: '/dashboardusuario', usable: panel, stored }));
} finally {
  await browser.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
