import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CancelledState } from './CancelledState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { useCancel } from './use-cancel.ts';
import { Waiting } from './Waiting.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { FormSkeleton } from '../page/skeletons.tsx';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/**
 * Content of a query: a skeleton first, with the time and «Cancelar» from two seconds on, a failure with a retry, then the data (also
 * beside a failed refetch).
 */
export function QueryContent<T>({ query, children }: Props<T>) {
  const { data, error } = query;
  const { cancelled, onCancel, onRetry } = useCancel(query);
  return (
    <>
      {error && <ErrorState compact message={messageOf(error)} onRetry={onRetry} />}
      {!data && !error && (cancelled ? <CancelledState onRetry={onRetry} /> : <Loading onCancel={onCancel} />)}
      {data && children(data)}
    </>
  );
}

function Loading({ onCancel }: { onCancel: () => void }) {
  return (
    <>
      <FormSkeleton fields={6} />
      <Waiting onCancel={onCancel} />
    </>
  );
}
