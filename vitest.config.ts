import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The server's tests run against each database; only the embedded one has `db/embedded`. */
const server = (database: 'embebida' | 'postgresql'): TestProjectInlineConfiguration => ({
  root: 'packages/server',
  test: {
    name: database,
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(database === 'embebida' ? [] : ['src/db/embedded/**'])],
    env: { TEST_DATABASE: database },
    // Files share a process, and with it the loaded modules: a fifth of the time. No test may leave a module changed.
    isolate: false,
    globalSetup: [`src/testing/setup-${database}.ts`],
    // CI runs on a machine whose other load is unknown; a test that needed a second try is reported as such.
    retry: process.env['CI'] ? 2 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
    projects: [
      // These start compilers, linters and a second vitest.
      { root: 'tools', test: { name: 'tools', include: ['*.test.mjs'], testTimeout: 300_000, hookTimeout: 60_000 } },
      { root: 'packages/contract', test: { name: 'contract', include: ['src/**/*.test.ts'] } },
      { root: 'packages/messages', test: { name: 'messages', include: ['src/**/*.test.ts'] } },
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
          // Files share a process, and with it the loaded screens: half of the time. setup.ts puts back what a test may leave behind.
          isolate: false,
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
