import { ensureAllBuilt } from '../tools/build.mjs';
import { ensureTemplate } from './world/template.ts';

/** Builds the portal and both worlds, once per run; workers copy the worlds. */
async function prepare(): Promise<void> {
  await ensureAllBuilt();
  await Promise.all([ensureTemplate('journeys'), ensureTemplate('stream')]);
}

// Playwright requires a default export here.
export default prepare;
