import { observeStatements } from './record.ts';

interface Answer {
  readonly fields: readonly { readonly name: string }[];
}

/** Returns the columns that each statement of the file's tests has answered since the last call, as `observeStatements` sees them. */
export function useColumnRecorder(): () => string[][] {
  const answers: (() => Answer)[] = [];
  observeStatements((statement, sent) => {
    if (typeof statement === 'object' && statement && '_result' in statement) answers.push(() => statement['_result'] as Answer);
    else if (sent instanceof Promise) sent.then((answer: Answer) => answers.push(() => answer)).catch(() => undefined);
  });
  return () =>
    answers.splice(0).map((answer) =>
      answer()
        .fields.map(({ name }) => name)
        .toSorted(),
    );
}
