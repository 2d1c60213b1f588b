import { ensureAllBuilt } from '../tools/build.mjs';
import { startWorldServer } from './world/template.ts';

/** Builds the portal, once per run, and starts the server with the world that the workers copy. Returns a function that ends it. */
async function prepare(): Promise<() => Promise<void>> {
  await ensureAllBuilt();
  const server = await startWorldServer();
  return () => server.remove();
}

// Playwright requires a default export here.
export default prepare;
