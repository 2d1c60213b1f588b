import { requireNode } from './run/node-version.mjs';

requireNode();
const { runMain } = await import('./run/operator-error.mjs');
const { ensureInstalled } = await import('./run/install.mjs');
const { runChecks, runStages } = await import('./check/run-checks.mjs');
const { ROOT } = await import('./root.mjs');

const CHANGED = '--cambiado';

/**
 * `npm run check` runs every stage; `npm run check -- lint types` those with a name that starts with one of these words;
 * `npm run check -- --cambiado [revision]` those that concern the files that differ from a revision.
 */
await runMain(async () => {
  await ensureInstalled();
  const [first, ...rest] = process.argv.slice(2);
  // Imported late: it uses packages, and this file runs before they are installed.
  const changed = first === CHANGED ? await (await import('./change/checks.mjs')).changedChecks(rest[0]) : undefined;
  const { failed } = changed ? await runStages(changed) : await runChecks(ROOT, process.argv.slice(2));
  if (failed > 0) process.exitCode = 1;
});
