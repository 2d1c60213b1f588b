import { requireNode } from './run/node-version.mjs';

requireNode();
const { runMain } = await import('./run/operator-error.mjs');
const { runTests } = await import('./tests/run-tests.mjs');

/** `npm test` runs everything; `npm test -- server [words for the runner]` one part. The last line is always the count. */
await runMain(async () => {
  const [part, ...words] = process.argv.slice(2);
  if (!(await runTests(part, words))) process.exitCode = 1;
});
