import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import serverConfig, { WORKERS } from '../../vite.config.ts';

/** Below `node_modules`, so that the built files find their packages. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/portal', import.meta.url));

/** Builds the workers (db/embedded, core/spreadsheet) and names their folder in PORTAL_WORKERS, which test processes inherit. */
export async function buildWorkers(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'hilos-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const rolldownOptions = { ...serverConfig.build?.rolldownOptions, input: WORKERS };
  const options = { ...serverConfig.build, outDir: folder, rolldownOptions };
  await build({ ...serverConfig, configFile: false, logLevel: 'warn', build: options });
  process.env.PORTAL_WORKERS = folder;
}
