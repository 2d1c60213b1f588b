import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { portalApi } from '@portal/contract/portal';
import { isLineLost, onLineChange } from './line.ts';
import { ApiError } from '../client/api-error.ts';
import { type AddressOf, callByAddress } from '../client/client.ts';

const VIVO: AddressOf<typeof portalApi.vivo> = { method: 'GET', path: '/salud/vivo' };
/** Milliseconds between two probes of a server that did not answer: the browser does not report when a connection works again. */
const PROBE_MS = 10_000;

const waiting = new Set<() => void>();
let stop: (() => void) | undefined;

/** Calls `retry` once, when the connection or the server is back; returns the function that no longer waits for it. */
export function whenLineReturns(retry: () => void): () => void {
  waiting.add(retry);
  stop ??= watch();
  return () => {
    waiting.delete(retry);
    if (waiting.size === 0) end();
  };
}

function end(): void {
  stop?.();
  stop = undefined;
}

function returned(): void {
  const retries = [...waiting];
  waiting.clear();
  end();
  for (const retry of retries) retry();
}

/** Waits for the browser's word, for a call that gets through, and asks the server itself while somebody looks at the page. */
function watch(): () => void {
  const stopLine = onLineChange(() => void (isLineLost() || returned()));
  const probe = () => {
    if (!navigator.onLine || document.visibilityState === 'hidden') return;
    callByAddress(VIVO, {}).then(returned, () => undefined);
  };
  const timer = setInterval(probe, PROBE_MS);
  window.addEventListener('online', returned);
  return () => {
    stopLine();
    clearInterval(timer);
    window.removeEventListener('online', returned);
  };
}

/** Queries of the screen that failed for want of a connection. */
const FAILED: QueryFilters = {
  type: 'active',
  predicate: ({ state: { status, error } }) => status === 'error' && error instanceof ApiError && error.transient,
};

/** Repeats by itself what the screen could not load, when the connection is back (P37); returns the function that stops it. */
export function followLine(queries: QueryClient): () => void {
  let giveUp: (() => void) | undefined;
  const retry = () => {
    giveUp = undefined;
    void queries.refetchQueries(FAILED, { cancelRefetch: false });
  };
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (giveUp || event.type !== 'updated' || event.action.type !== 'error') return;
    if (event.action.error instanceof ApiError && event.action.error.transient) giveUp = whenLineReturns(retry);
  });
  return () => {
    unsubscribe();
    giveUp?.();
  };
}
