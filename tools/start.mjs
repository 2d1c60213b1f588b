import { requireNode } from './node-version.mjs';

requireNode();
const { runMain } = await import('./operator-error.mjs');
const { ensureInstalled } = await import('./install.mjs');
const { ensureAllBuilt, SERVER } = await import('./build.mjs');
const { runServer } = await import('./run-server.mjs');

await runMain(async () => {
  await ensureInstalled();
  await ensureAllBuilt();
  process.exitCode = await runServer(SERVER);
});
