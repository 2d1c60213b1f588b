import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serverConfig, { WORKERS } from '@portal/server/vite.config.ts';
import { build } from 'vite';
import { removeOld } from './embedded-template.ts';

const PREFIX = 'hilos-';
/** Below the packages of the server, so that built files find its versions of them. */
const CACHE = join(dirname(fileURLToPath(import.meta.url)), '../server/node_modules/.cache/portal');

/** Builds the workers of the server and names their folder in PORTAL_WORKERS, which test processes inherit. */
export async function buildWorkers(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  // Left by killed runs.
  removeOld(PREFIX, CACHE);
  const folder = mkdtempSync(join(CACHE, PREFIX));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const rolldownOptions = { ...serverConfig.build?.rolldownOptions, input: WORKERS };
  const options = { ...serverConfig.build, outDir: folder, rolldownOptions };
  await build({ ...serverConfig, configFile: false, logLevel: 'warn', build: options });
  process.env.PORTAL_WORKERS = folder;
}
