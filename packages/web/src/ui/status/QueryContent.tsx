import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { FormSkeleton } from '../page/skeletons.tsx';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** Content of a query: a skeleton first, a failure with a retry, then the data (also beside a failed refetch). */
export function QueryContent<T>({ query: { data, error, refetch }, children }: Props<T>) {
  return (
    <>
      {error && <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && children(data)}
    </>
  );
}
