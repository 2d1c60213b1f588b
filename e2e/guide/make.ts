import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureAllBuilt } from '../../tools/build.mjs';
import { inRoot } from '../../tools/root.mjs';
import { findProgram } from '../../tools/setup.mjs';
import { signIn } from '../support/actions.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { findPlaces, PASSWORD } from './portal.ts';
import { ALUMNO, type Picture, type Places } from './picture.ts';
import { PICTURES } from './screens.ts';

/**
 * `npm run guia`: takes the pictures of the user guide from the running demo and prints packages/web/guia/guia.html: the whole guide for those
 * who administer, support and operate the portal, and the learner's chapters alone, which the sign-in page links. With `GUIA_URL` it uses the portal at that address instead of starting one; names of pictures take those alone,
 * and `--solo-pdf` takes none.
 */
const SOURCE = inRoot('packages/web/guia');
const PUBLIC = inRoot('packages/web/public');
/** Largest picture, in bytes: the guide opens on a phone too. */
const MAX_PICTURE = 60_000;
const QUALITIES = [74, 66, 58, 50, 44];
const SCALES = ['device', 'css'] as const;
const DEFAULT_SIZE = { width: 1100, height: 700 };

async function signedIn(browser: Browser, url: string, { who, size }: Picture): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    viewport: size ?? DEFAULT_SIZE,
    deviceScaleFactor: 1.2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (who) await signIn(page, { username: who, password: PASSWORD });
  return page;
}

async function take(page: Page, picture: Picture, places: Places): Promise<void> {
  const address = picture.path(places);
  // After the sign-in the portal itself redirects to the first pending topic.
  if (address !== '/') await page.goto(address);
  await page.locator('h1, h2').first().waitFor();
  await picture.prepare?.(page);
  await page.mouse.move(0, 0);
  // Fonts, images and the lesson's frame are drawn after the data has loaded.
  await page.waitForTimeout(1500);
  const path = inRoot(picture.file ?? `packages/web/guia/capturas/${picture.name}.jpg`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, path.endsWith('.jpg') ? await smallPicture(page, picture.name) : await page.screenshot({ caret: 'hide' }));
}

/** Takes the picture in the best quality that stays small. */
async function smallPicture(page: Page, name: string): Promise<Buffer> {
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const taken = await page.screenshot({ caret: 'hide', type: 'jpeg', quality, scale });
      if (taken.length <= MAX_PICTURE) return taken;
    }
  throw new Error(`The picture ${name} takes more than ${MAX_PICTURE} bytes: show less of the screen.`);
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const places = await findPlaces(url, ALUMNO);
  const named = PICTURES.filter(({ name }) => process.argv.includes(name));
  for (const picture of named.length > 0 ? named : PICTURES) {
    const page = await signedIn(browser, url, picture);
    await take(page, picture, places);
    await page.context().close();
  }
}

/** Refuses a guide with a picture that is not there or a link to a chapter that is not there. */
async function proveWhole(page: Page): Promise<void> {
  const broken = await page.evaluate(() => [
    ...[...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    ...[...document.querySelectorAll('a')].map(({ hash }) => hash).filter((hash) => !document.getElementById(hash.slice(1))),
  ]);
  if (broken.length > 0) throw new Error(`The guide lacks ${broken.join(', ')}.`);
}

/** Removes the chapters that are not for learners, and numbers the rest from 1. */
async function keepLearner(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-para]')) part.remove();
    for (const link of document.querySelectorAll('.contents a')) {
      if (!document.getElementById((link as HTMLAnchorElement).hash.slice(1))) link.closest('li')?.remove();
    }
    const numbers = document.querySelectorAll('h2 .number');
    for (const [index, number] of numbers.entries()) {
      const link = document.querySelector(`.contents a[href="#${number.closest('section')?.id}"]`);
      link?.replaceChildren((link.textContent ?? '').replace(/^\d+/, String(index + 1)));
      number.textContent = String(index + 1);
    }
  });
}

async function print(browser: Browser, name: string, prepare?: (page: Page) => Promise<void>): Promise<void> {
  const path = join(PUBLIC, name);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(SOURCE, 'guia.html')).href, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await proveWhole(page);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  process.stdout.write(`${name}: ${Math.round(statSync(path).size / 1024)} KB\n`);
}

async function withPortal(work: (url: string) => Promise<void>): Promise<void> {
  const given = process.env.GUIA_URL;
  if (given) return work(given);
  await ensureAllBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-guia-'));
  const portal = await startPortal({ dataDir });
  try {
    await work(portal.url);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const browser = await chromium.launch({ executablePath: findProgram('chromium'), args: ['--no-sandbox', '--disable-gpu'] });
try {
  if (!process.argv.includes('--solo-pdf')) await withPortal((url) => takeAll(browser, url));
  await print(browser, 'guia-de-uso.pdf');
  await print(browser, 'guia-alumno.pdf', keepLearner);
} finally {
  await browser.close();
}
