import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { startPortal } from '../e2e/support/portal/portal-process.ts';
import { openConnection } from '../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../packages/server/src/db/migrator.ts';
import { ensureAllBuilt } from '../tools/build.mjs';
import { findProgram } from '../tools/setup.mjs';

/** A running portal, an administrator's token and a browser. */
export interface FilledPortal {
  readonly browser: Browser;
  readonly url: string;
  readonly token: string;
}

type Fill = (db: Awaited<ReturnType<typeof openConnection>>['db']) => Promise<unknown>;

/** Runs `work` against a portal on an embedded database that `fill` filled; ends and removes all of it afterwards. */
export async function withFilledPortal(fill: Fill, work: (portal: FilledPortal) => Promise<void>): Promise<void> {
  await ensureAllBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const token = await fillFolder(dataDir, fill);
  const portal = await startPortal({ dataDir, environment: { DEMO: '0' } });
  const browser = await chromium.launch({ executablePath: findProgram('chromium'), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await work({ browser, url: portal.url, token });
  } finally {
    await browser.close();
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Opens a page of the administrator on a desk, which watches as `script` says. */
export async function openSignedIn({ browser, url, token }: FilledPortal, script: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-PE' });
  await page.addInitScript(script);
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(`localStorage.setItem('UCJ-auth', '${JSON.stringify({ api_token: token })}')`);
  return page;
}

/** Fills the embedded database of a folder and returns an administrator's token. */
async function fillFolder(dataDir: string, fill: Fill): Promise<string> {
  const connection = await openConnection({ dataDir });
  const now = new Date();
  await migrateToLatest(connection);
  await fill(connection.db);
  const token = await signIn(
    { db: connection.db, now },
    await buildUsuario(connection.db, { admin: true, contrasenia_fecha: now.toISOString() }),
  );
  await connection.close();
  return token;
}
