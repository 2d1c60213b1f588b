import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client/api-error.ts';

const RETRIES = 2;

/** Server state of the client: judged failures are final, broken ways are tried again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => error instanceof ApiError && error.transient && count < RETRIES,
        refetchOnWindowFocus: false,
        // A call is made even when the browser believes itself offline: it fails with words and a retry (P37).
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
