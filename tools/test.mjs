import { requireNode } from './node-version.mjs';

requireNode();
const { runMain } = await import('./operator-error.mjs');
const { runTests } = await import('./run-tests.mjs');

/** `npm test` runs everything; `npm test -- server [words for the runner]` one part. The last line is always the count. */
await runMain(async () => {
  const [part, ...words] = process.argv.slice(2);
  if (!(await runTests(part, words))) process.exitCode = 1;
});
