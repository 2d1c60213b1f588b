import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { findProgram } from '../../tools/setup.mjs';
import type { Driver, OtherBrowser, Target } from './driver.ts';
import { isSteady, locate } from './locate.ts';
import { openSession, referenceOf, type WebDriver } from './webdriver.ts';

const START_MS = 60_000;
const POLL_MS = 50;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  running.delete(child);
}

/** Starts a screen without a monitor, which chooses a free number itself. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(findProgram('xvfb') ?? '', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  running.add(screen);
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** A home of its own: an empty profile, and the folder where files are saved. */
function homeOf(folder: string): { home: string; environment: NodeJS.ProcessEnv } {
  const home = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  const at = (name: string) => join(home, name);
  return {
    home,
    environment: {
      HOME: home,
      XDG_CONFIG_HOME: at('.config'),
      XDG_DATA_HOME: at('data'),
      XDG_CACHE_HOME: at('cache'),
      // Written for a while after the end, which keeps the folder from being removed.
      MESA_SHADER_CACHE_DISABLE: 'true',
      LANG: 'es_PE.UTF-8',
      LANGUAGE: 'es_PE',
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error(`WebKitWebDriver was not ready after ${START_MS} ms.`);
}

/** Runs in the page: keeps what fails there from now on, and answers what failed so far. */
const watch = (): readonly string[] => {
  const page = window as Window & { e2eComplaints?: string[] };
  if (!page.e2eComplaints) {
    const kept: string[] = (page.e2eComplaints = []);
    addEventListener('error', (event) => kept.push(event.message));
    addEventListener('unhandledrejection', (event) => kept.push(String(event.reason)));
  }
  return page.e2eComplaints;
};

/** WebKit by WebDriver, which cannot listen to the console: the page itself keeps its failures, from each opened address on. */
function driverOf(session: WebDriver, close: () => Promise<void>): Driver {
  const earlier: string[] = [];
  const complaints = async () => (await session.run(String(watch), [])) as string[];
  const leave = async (go: () => Promise<unknown>): Promise<void> => {
    earlier.push(...(await complaints()));
    await go();
    await complaints();
  };
  const act = async (target: Target, action: (path: string) => Promise<unknown>): Promise<boolean> => {
    const element = await session.element(String(locate), [target]);
    if (!element || !(await session.run(String(isSteady), [referenceOf(element)]))) return false;
    await action(`/element/${element}`);
    return true;
  };
  return {
    goto: (url) => leave(() => session.command('POST', '/url', { url })),
    reload: () => leave(() => session.command('POST', '/refresh')),
    run: (code, ...args) => session.run(String(code), args) as never,
    shows: async (target) => (await session.element(String(locate), [target])) !== undefined,
    click: (target) => act(target, (path) => session.command('POST', `${path}/click`)),
    type: (target, text) =>
      act(target, async (path) => {
        await session.command('POST', `${path}/clear`);
        await session.command('POST', `${path}/value`, { text });
      }),
    complaints: async () => [...earlier, ...(await complaints())],
    close: async () => {
      await session.command('DELETE', '');
      await close();
    },
  };
}

/** WebKitGTK's small browser, which comes with its driver. */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  isInstalled: () => findProgram('webkit') !== undefined && findProgram('xvfb') !== undefined,
  start: async (folder) => {
    const { screen, display } = await startScreen();
    const { home, environment } = homeOf(folder);
    const port = await freePort();
    const env = { ...process.env, ...environment, DISPLAY: display };
    const program = spawn(findProgram('webkit') ?? '', [`--port=${port}`], { env, stdio: 'ignore' });
    running.add(program);
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    const session = await openSession(url, {});
    // Wide enough for the lists: GTK draws the bar of a sideways scroll over the last row, which takes the clicks there.
    await session.command('POST', '/window/rect', { width: 1440, height: 900 });
    return driverOf(session, async () => {
      await end(program);
      await end(screen);
      // Its processes may still write for a moment.
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    });
  },
};
