import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';

type Query = (...args: unknown[]) => unknown;

/** Records every statement that this process sends to a database, in order, begin and commit included. */
export interface Recorder {
  /** Returns the statements since the last call. */
  take(): string[];
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { readonly text: string }).text);

/**
 * Calls `observe` with each statement that this process sends to a database and with what the driver returns for it, while the tests of the file
 * run. Call it before `useTestApp`: connections bind `query` when they open.
 */
export function observeStatements(observe: (statement: unknown, sent: unknown) => void): void {
  const prototype = Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  beforeAll(() => {
    prototype.query = function observed(this: Client, ...args: unknown[]) {
      const sent = original.apply(this, args);
      observe(args[0], sent);
      return sent;
    };
  });
  afterAll(() => {
    prototype.query = original;
  });
}

/** Records the statements of the file's tests, as `observeStatements` sees them. */
export function useRecorder(): Recorder {
  const sent: string[] = [];
  observeStatements((statement) => void sent.push(textOf(statement)));
  return { take: () => sent.splice(0) };
}
