import { requireNode } from './node-version.mjs';

requireNode();
const { runMain } = await import('./operator-error.mjs');
const { ensureInstalled } = await import('./install.mjs');
const { runChecks } = await import('./run-checks.mjs');
const { ROOT } = await import('./root.mjs');

/** `npm run check` runs every stage; `npm run check -- lint types` those whose name starts with one of these words. */
await runMain(async () => {
  await ensureInstalled();
  const { failed } = await runChecks(ROOT, process.argv.slice(2));
  if (failed > 0) process.exitCode = 1;
});
