import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sesionApi } from '@portal/contract/sesion';
import lighthouse, { type Result } from 'lighthouse';
import { launch, type Browser } from 'puppeteer-core';
import { topicAddress } from '../e2e/support/address.ts';
import { Client } from '../e2e/support/api.ts';
import { startPortal } from '../e2e/support/portal/portal-process.ts';
import { ensureAllBuilt } from '../tools/build.mjs';
import { findProgram } from '../tools/setup.mjs';
import { median } from './statistics.ts';

/**
 * `npm run bench:lighthouse [screen] [runs] [folder]`: Lighthouse's four scores of five screens of the demo as a first visit on a phone (its mobile
 * preset: simulated slow 4G, a processor four times as slow). Median of three runs. The aim is 95 in each. Below them it lists the audits that cost
 * points; `folder` keeps the reports.
 */
const AIM = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Signed in as this person of the demo. */
  readonly session?: Session;
}

interface Session {
  readonly token: string;
  readonly id_sesion: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function signIn(url: string, username: string): Promise<{ client: Client; session: Session; id_usuario: number }> {
  const client = await new Client(url).signIn({ username, password: 'Portal-Demo-2026' });
  const token = client.token ?? '';
  const { id, id_sesion } = await client.call(sesionApi.verifyToken, { query: { authtoken: token } });
  return { client, session: { token, id_sesion }, id_usuario: id };
}

/** The screens that the aim names, with the addresses and sessions of this portal. */
async function screensOf(url: string): Promise<readonly Screen[]> {
  const learner = await signIn(url, '10000003');
  const admin = await signIn(url, '10000001');
  const [topic] = await learner.client.pendingTopics(learner);
  if (!topic) throw new Error('The demo has no pending topic.');
  return [
    { name: 'ingreso', path: '/auth/login' },
    { name: 'verificación', path: '/certificado/verificar' },
    { name: 'panel', path: '/dashboardusuario', session: learner.session },
    { name: 'tema', path: topicAddress(topic), session: learner.session },
    { name: 'lista', path: '/curso', session: admin.session },
  ];
}

/** One first visit: an empty cache, a stored session and nothing else. */
async function measure(browser: Browser, url: string, { path, session }: Screen): Promise<Result> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A file of the portal's origin that starts no program.
  await page.goto(`${url}/favicon.svg`);
  const stored = session ? { 'UCJ-auth': JSON.stringify({ api_token: session.token }), 'UCJ-primer-tema': String(session.id_sesion) } : {};
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
  const outcome = await lighthouse(
    `${url}${path}`,
    { onlyCategories: [...CATEGORIES], disableStorageReset: true, logLevel: 'error' },
    undefined,
    page,
  );
  await context.close();
  if (!outcome) throw new Error(`Lighthouse has no result for ${path}`);
  return outcome.lhr;
}

const scoreOf = (result: Result, category: Category): number => Math.round((result.categories[category]?.score ?? 0) * 100);

/** Returns the audits that cost a screen points, heaviest first. */
function faults(result: Result, category: Category): string[] {
  const weighed = result.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighed.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score >= 0.95) return [];
    return [`    ${category}: ${audit.title} ${audit.displayValue ?? ''} (${Math.round(audit.score * 100)}, peso ${weight})`];
  });
}

function report(name: string, results: readonly Result[]): void {
  const scores = CATEGORIES.map((category) => median(results.map((result) => scoreOf(result, category))));
  const cells = scores.map((score) => `${score}${score < AIM ? '*' : ' '}`.padStart(14));
  say(`${name.padEnd(14)}${cells.join('')}   carga ${loadavg()[0]?.toFixed(1)}`);
  const last = results.at(-1);
  if (last) for (const category of CATEGORIES) for (const line of faults(last, category)) say(line);
}

await ensureAllBuilt();
const [word = '', runs = '3', folder] = process.argv.slice(2);
if (folder) mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'portal-lighthouse-'));
const portal = await startPortal({ dataDir, environment: { DEMO: '1' } });
const browser = await launch({ executablePath: findProgram('chromium') ?? '', args: ['--no-sandbox', '--disable-gpu', '--lang=es'] });
try {
  say(`\n${'pantalla'.padEnd(14)}${CATEGORIES.map((category) => category.padStart(14)).join('')}   (* menos de ${AIM})`);
  for (const screen of (await screensOf(portal.url)).filter(({ name }) => name.startsWith(word))) {
    const results: Result[] = [];
    while (results.length < Number(runs)) results.push(await measure(browser, portal.url, screen));
    report(screen.name, results);
    if (folder) writeFileSync(join(folder, `${screen.name}.json`), JSON.stringify(results.at(-1)));
  }
} finally {
  await browser.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
