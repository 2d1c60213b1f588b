import { ensureAllBuilt } from '../tools/build.mjs';
import { ensureTemplate, startWorldServer } from './world/template.ts';

/** Builds the portal and the worlds, once per run; workers copy the worlds. Returns the end of the server that holds one of them. */
async function prepare(): Promise<() => Promise<void>> {
  await ensureAllBuilt();
  const [server] = await Promise.all([startWorldServer(), ensureTemplate('journeys'), ensureTemplate('stream')]);
  // The workers' environment is this one's.
  process.env['E2E_POSTGRESQL'] = server.url;
  return () => server.remove();
}

// Playwright requires a default export here.
export default prepare;
