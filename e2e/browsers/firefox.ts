import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type ConsoleMessage, type ElementHandle, type Page } from 'puppeteer-core';
import { findProgram } from '../../tools/setup.mjs';
import type { Driver, OtherBrowser, Target } from './driver.ts';
import { isSteady, locate } from './locate.ts';

/** Saves files without asking, PDFs too. */
const preferences = (folder: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
  'intl.accept_languages': 'es-PE, es',
});

async function find(page: Page, target: Target): Promise<ElementHandle | null> {
  const handle = await page.evaluateHandle(locate, target);
  return handle.asElement() as ElementHandle | null;
}

/** Returns the text of a console message of the page, errors with their stacks. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const told = message
    .args()
    .map((value) => value.evaluate((one: unknown) => (one instanceof Error ? `${one.message} ${one.stack}` : String(one))));
  return (await Promise.all(told).catch(() => [message.text()])).join(' ');
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
function driverOf(page: Page, close: () => Promise<void>): Driver {
  const complaints: Promise<string>[] = [];
  page.on('pageerror', (error) => complaints.push(Promise.resolve(error instanceof Error ? error.message : String(error))));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(textOf(message));
  });
  const act = async (target: Target, action: (element: ElementHandle) => Promise<unknown>): Promise<boolean> => {
    const element = await find(page, target);
    if (!element || !(await page.evaluate(isSteady, element))) return false;
    await action(element);
    return true;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (code, ...args) => page.evaluate(code as (...given: unknown[]) => unknown, ...args) as never,
    shows: async (target) => (await find(page, target)) !== null,
    click: (target) => act(target, (element) => element.click()),
    type: (target, text) =>
      act(target, async (element) => {
        await element.click({ count: 3 });
        await element.type(text);
      }),
    complaints: () => Promise.all(complaints),
    close,
  };
}

/** Firefox ESR, or any other Firefox of this machine. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  isInstalled: () => findProgram('firefox') !== undefined,
  start: async (folder) => {
    const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
    const browser = await launch({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath: findProgram('firefox') ?? '',
      headless: true,
      userDataDir: profile,
      extraPrefsFirefox: preferences(folder),
      defaultViewport: { width: 1440, height: 800 },
    });
    return driverOf(await browser.newPage(), async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    });
  },
};
