import { requireNode } from './run/node-version.mjs';

requireNode();
const { runMain } = await import('./run/operator-error.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { ensureAllBuilt, SERVER } = await import('./build.mjs');
const { runServer } = await import('./run/run-server.mjs');

await runMain(async () => {
  await ensureInstalled();
  await ensureAllBuilt();
  process.exitCode = await runServer(SERVER);
});
