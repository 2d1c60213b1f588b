import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import serverConfig, { WORKERS } from '@portal/server/vite.config.ts';
import { build } from 'vite';
import { CACHE, removeOld } from './embedded-template.ts';

const PREFIX = 'hilos-';

/** Builds the workers (db/embedded, core/json, core/spreadsheet) and names their folder in PORTAL_WORKERS, which test processes inherit. */
export async function buildWorkers(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  // Left by killed runs.
  removeOld(PREFIX);
  const folder = mkdtempSync(join(CACHE, PREFIX));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const rolldownOptions = { ...serverConfig.build?.rolldownOptions, input: WORKERS };
  const options = { ...serverConfig.build, outDir: folder, rolldownOptions };
  await build({ ...serverConfig, configFile: false, logLevel: 'warn', build: options });
  process.env.PORTAL_WORKERS = folder;
}
