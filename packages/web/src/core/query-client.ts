import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client/api-error.ts';

const RETRIES = 2;

/** Creates the query cache. Retries transient failures (`ApiError.transient`) only. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Offline a retry only delays the message that the screen cannot load.
        retry: (count, error) => navigator.onLine && error instanceof ApiError && error.transient && count < RETRIES,
        refetchOnWindowFocus: false,
        // Calls even while the browser reports offline, so that the screen shows an error with a retry (P37).
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
