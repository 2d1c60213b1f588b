import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { WORKERS } from './tools/tests/workers.mjs';

/** The server's tests can run against both databases, except these; tools/tests/test-stages.mjs chooses the run of each file. */
const ONLY_EMBEDDED = ['src/db/embedded/**'];
const ONLY_POSTGRES = [
  // Changes of each migration, which are the same in both.
  'src/db/forward-compatible.test.ts',
  // Refused before a statement is sent, or by PostgreSQL's own types, which are the same in both.
  'src/testing/bad-input.test.ts',
  // Folders of backups, which are the same for both.
  'src/commands/respaldo/respaldo-carpeta.test.ts',
  // Locks and statements that wait, which the one connection of the embedded database knows none of.
  'src/testing/report-calls.test.ts',
  // Many calls that show a rule of ours; PostgreSQL answers them in a third of the time.
  'src/domains/evaluacion/ataque.test.ts',
  // Simultaneous requests, which the one connection of the embedded database puts in a row.
  'src/domains/sesion/contrasenia/use-cases/forgot-password.test.ts',
];

/** Ends a test that hangs. A test states what must become true, never how soon: a busy machine is ten times as slow as an idle one. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Runs the server's tests against one database. */
const server = (database: 'embebida' | 'postgresql'): TestProjectInlineConfiguration => ({
  root: 'packages/server',
  test: {
    name: database,
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(database === 'embebida' ? ONLY_POSTGRES : ONLY_EMBEDDED)],
    env: { TEST_DATABASE: database },
    // Files share a process and its loaded modules, which takes a fifth of the time. No test may leave a module changed.
    isolate: false,
    globalSetup: [`../testkit/setup-${database}.ts`],
    // CI machines have other load; the report marks a test that passed on a retry.
    retry: process.env['CI'] ? 2 : 0,
    ...PATIENT,
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: WORKERS,
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
    projects: [
      // These start compilers, linters and a second vitest.
      { root: 'tools', test: { name: 'tools', include: ['**/*.test.mjs'], ...PATIENT } },
      { root: 'packages/contract', test: { name: 'contract', include: ['src/**/*.test.ts'], ...PATIENT } },
      { root: 'packages/messages', test: { name: 'messages', include: ['src/**/*.test.ts'], ...PATIENT } },
      { root: 'packages/jugador', test: { name: 'jugador', include: ['src/**/*.test.ts'], ...PATIENT } },
      server('embebida'),
      server('postgresql'),
      {
        extends: 'packages/web/vite.config.ts',
        root: 'packages/web',
        test: {
          name: 'web',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
          include: ['src/**/*.test.{ts,tsx}'],
          // Files share a process and its loaded screens, which takes half of the time. setup.ts resets global state after each test.
          isolate: false,
          setupFiles: ['src/testing/setup.ts'],
          // As the server's: the report marks a test that passed on a retry.
          retry: process.env['CI'] ? 2 : 0,
          ...PATIENT,
        },
      },
    ],
  },
});
