import { ensureAllBuilt } from '../tools/build.mjs';
import { ensureTemplate } from './world/template.ts';

/** Once per run: the portal is built and both worlds are ready to be copied. */
async function prepare(): Promise<void> {
  await ensureAllBuilt();
  await ensureTemplate('journeys');
  await ensureTemplate('stream');
}

// Playwright takes the default export of a global setup.
export default prepare;
