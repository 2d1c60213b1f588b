import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';

type Query = (...args: unknown[]) => unknown;

/** Records every statement that this process sends to a database, in order, begin and commit included. */
export interface Recorder {
  /** Returns the statements since the last call. */
  take(): string[];
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { readonly text: string }).text);

/** Patches `Client.query` while the tests of the file run. Call it before `useTestApp`: connections bind `query` when they open. */
export function useRecorder(): Recorder {
  const prototype = Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  let sent: string[] = [];
  beforeAll(() => {
    prototype.query = function record(this: Client, ...args: unknown[]) {
      sent.push(textOf(args[0]));
      return original.apply(this, args);
    };
  });
  afterAll(() => {
    prototype.query = original;
  });
  return {
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}
