import { afterAll, beforeAll } from 'vitest';
import { startProvider, type ProviderOptions, type TestProvider } from './oidc-provider.ts';

interface UsedProvider {
  /** Environment for `useTestApp`, which must be called after this: its set-up reads the completed values. */
  readonly environment: NodeJS.ProcessEnv;
  readonly provider: () => TestProvider;
}

/** A provider for a whole test file; `own` are further settings of the portal. */
export function useProvider(options: ProviderOptions, own: NodeJS.ProcessEnv = {}): UsedProvider {
  const environment: NodeJS.ProcessEnv = { ...own };
  let provider: TestProvider | undefined;
  beforeAll(async () => {
    provider = await startProvider(options);
    Object.assign(environment, provider.environment);
  });
  afterAll(() => provider?.close());
  return {
    environment,
    provider: () => {
      if (!provider) throw new Error('useProvider(): the provider starts in beforeAll; use it inside tests and hooks');
      return provider;
    },
  };
}
