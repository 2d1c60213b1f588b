import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';

type Query = (...args: unknown[]) => unknown;
interface Answer {
  readonly fields: readonly { readonly name: string }[];
}

/** Records the columns that each statement of this process answers. Call it before `useTestApp`, as `useRecorder`. */
export function useColumnRecorder(): () => string[][] {
  const prototype = Client.prototype as { query: Query };
  const original = prototype.query;
  let answers: (() => Answer)[] = [];
  beforeAll(() => {
    prototype.query = function record(this: Client, ...args: unknown[]) {
      const [statement] = args;
      const sent = original.apply(this, args);
      if (typeof statement === 'object' && statement && '_result' in statement) answers.push(() => statement['_result'] as Answer);
      else if (sent instanceof Promise) sent.then((answer: Answer) => answers.push(() => answer)).catch(() => undefined);
      return sent;
    };
  });
  afterAll(() => {
    prototype.query = original;
  });
  return () => {
    const taken = answers.map((answer) =>
      answer()
        .fields.map(({ name }) => name)
        .toSorted(),
    );
    answers = [];
    return taken;
  };
}
