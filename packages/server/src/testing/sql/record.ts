import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';

type Query = (...args: unknown[]) => unknown;

/** Every statement that this process sends to a database, in order; begin and commit are statements too. */
export interface Recorder {
  /** What was sent since the last time. */
  take(): string[];
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { readonly text: string }).text);

/** Records below the pool and Kysely, while the tests of the file run. Call it before `useTestApp`: open connections keep the query that they found. */
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
