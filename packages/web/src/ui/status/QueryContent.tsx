import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Waiting } from './Waiting.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { FormSkeleton } from '../page/skeletons.tsx';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** Content of a query: a skeleton first, with the time from two seconds on, a failure with a retry, then the data (also beside a failed refetch). */
export function QueryContent<T>({ query: { data, error, refetch }, children }: Props<T>) {
  return (
    <>
      {error && <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Waiting />
          <FormSkeleton />
        </>
      )}
      {data && children(data)}
    </>
  );
}
