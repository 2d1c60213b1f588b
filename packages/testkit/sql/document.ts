import { layout } from './layout.ts';

/** Statements of one call, recorded by the walk over the contract. */
export interface CallStatements {
  /** `POST /curso/ins` */
  readonly name: string;
  /** Caller: `nadie`, `alumno`, `administrador`. */
  readonly caller: string;
  readonly statements: readonly string[];
}

const GENERATED = 'Generated from the tests by `npm run generate -- sql`; not edited.';
/** Statements that carry no text of a repository; the first page counts them. */
const CONTROL = /^(begin|commit|rollback|savepoint|release|set transaction)\b/i;
/** Shortest subquery that is worth a reference to the statement before. */
const REPEATED = 200;

const amount = (count: number): string => (count === 1 ? '1 statement' : `${count} statements`);

/** Distinct statements in the order in which the calls send them, each with its calls and how often each sends it. */
function distinct(calls: readonly CallStatements[], shared: string): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { name, statements } of calls)
    for (const text of statements.filter((each) => each !== shared && !CONTROL.test(each))) {
      const senders = found.get(text) ?? new Map<string, number>();
      found.set(text, senders.set(name, (senders.get(name) ?? 0) + 1));
    }
  return found;
}

/** Returns the index of the parenthesis that closes the one at `start`. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && --depth === 0) return index;
  }
  return text.length;
}

/** Writes `(…)` for each long subquery that the statement before has too: a list and the count of its rows share theirs. */
function withoutRepeats(text: string, before: string): string {
  let short = text;
  for (let start = short.indexOf('('); start >= 0; start = short.indexOf('(', start + 1)) {
    const part = short.slice(start, closing(short, start) + 1);
    if (part.length >= REPEATED && /^\(+\s*(select|with)\b/.test(part) && before.includes(part)) short = short.replace(part, () => '(…)');
  }
  return short;
}

function entry(text: string, senders: ReadonlyMap<string, number>): string {
  const calls = [...senders].map(([name, times]) => (times > 1 ? `${name} (${times} times)` : name)).join(', ');
  const lines = `${layout(text)};`;
  return lines.includes('\n') ? `-- ${calls}\n${lines}` : `${lines} -- ${calls}`;
}

/** Page of one domain: each distinct statement with the calls that send it. */
export function domainDocument(domain: string, calls: readonly CallStatements[], shared: string): string {
  const found = [...distinct(calls, shared)];
  return [
    `-- SQL of ${domain}. ${GENERATED}`,
    '-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.',
    ...found.map(([text, senders], index) => entry(withoutRepeats(text, found[index - 1]?.[0] ?? ''), senders)),
    '',
  ].join('\n');
}

/** First page: number of statements of each call, and the shared one. */
export const indexDocument = (domains: ReadonlyMap<string, readonly CallStatements[]>, shared: string): string =>
  [
    '# Statements of every call',
    '',
    GENERATED,
    '',
    'Each call of the contract is made once with its working example (`packages/testkit/examples`) on the embedded database; what leaves',
    'the process for the database is counted, begin and commit included. PostgreSQL gets the same texts. A call with other data may send more (a page',
    'that is full counts its rows, a longer list is read in more batches). The file of a domain has the texts.',
    '',
    'Every call reads the settings, with its session if it has one:',
    '',
    '```sql',
    `${layout(shared)};`,
    '```',
    '',
    '| Call | Caller | Statements |',
    '| --- | --- | ---: |',
    ...[...domains].flatMap(([domain, calls]) => [
      `| **[${domain}](${domain}.sql)** | | |`,
      ...calls.map(({ name, caller, statements }) => `| \`${name}\` | ${caller} | ${statements.length} |`),
    ]),
    '',
  ].join('\n');

/** Reads the number of statements of each call from the stored first page. */
const countsIn = (index: string): Map<string, number> =>
  new Map([...index.matchAll(/^\| `([^`]+)` \| \w+ \| (\d+) \|$/gm)].map(([, name = '', count]) => [name, Number(count)]));

/** Message for a failed comparison: the calls with a changed number of statements, or that only texts differ. */
export function complaintAbout(index: string, calls: readonly CallStatements[]): string {
  const counts = countsIn(index);
  const changed = calls
    .filter(({ name, statements }) => counts.get(name) !== statements.length)
    .map(({ name, statements }) => `${name} sends ${amount(statements.length)}, docs/sql says ${counts.get(name) ?? 'nothing of it'}`);
  const what = changed.length > 0 ? changed.join('; ') : 'docs/sql has other texts of these statements';
  return `${what}; run npm run generate -- sql`;
}
