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

const amount = (count: number): string => (count === 1 ? '1 statement' : `${count} statements`);

/** Joins consecutive repeats of a statement. */
function runsOf(statements: readonly string[]): { text: string; times: number }[] {
  const runs: { text: string; times: number }[] = [];
  for (const text of statements) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs;
}

const block = (statements: readonly string[]): string =>
  [
    '```sql',
    runsOf(statements)
      .map(({ text, times }) => `${times > 1 ? `-- ${times} times\n` : ''}${text};`)
      .join('\n\n'),
    '```',
  ].join('\n');

/** Section of one call; `shared` is the statement that the context of every call sends. */
function section({ name, caller, statements }: CallStatements, shared: string): string {
  const reads = statements[0] === shared;
  const own = reads ? statements.slice(1) : statements;
  const before = reads ? `: settings and session${own.length > 0 ? ', and' : ''}` : '';
  const text = `${amount(statements.length)}, called by ${caller}${before}`;
  return [`## \`${name}\``, '', text, ...(own.length > 0 ? ['', block(own.map(layout))] : []), ''].join('\n');
}

/** Page of one domain: every call with its statements. */
export const domainDocument = (domain: string, calls: readonly CallStatements[], shared: string): string =>
  [`# SQL of ${domain}`, '', GENERATED, '', calls.map((call) => section(call, shared)).join('\n')].join('\n');

/** First page: number of statements of each call, and the shared one. */
export const indexDocument = (domains: ReadonlyMap<string, readonly CallStatements[]>, shared: string): string =>
  [
    '# Statements of every call',
    '',
    GENERATED,
    '',
    'Each call of the contract is made once with its working example (`packages/server/src/testing/examples`) on the embedded database; what leaves',
    'the process for the database is counted, begin and commit included. PostgreSQL gets the same texts. A call with other data may send more (a page',
    'that is full counts its rows, a longer list is read in more batches).',
    '',
    'Every call reads the settings, with its session if it has one:',
    '',
    block([layout(shared)]),
    '',
    ...[...domains].flatMap(([domain, calls]) => [
      `## [${domain}](${domain}.md)`,
      '',
      '| Call | Statements |',
      '| --- | ---: |',
      ...calls.map(({ name, statements }) => `| \`${name}\` | ${statements.length} |`),
      '',
    ]),
  ].join('\n');

/** Reads the number of statements of each call from a stored page. */
const countsIn = (page: string): Map<string, number> =>
  new Map([...page.matchAll(/^## `(.+)`\n\n(\d+) statements?/gm)].map(([, name = '', count]) => [name, Number(count)]));

/** Message for a failed comparison: the calls whose number of statements changed, or that only texts differ. */
export function complaintAbout(page: string, calls: readonly CallStatements[]): string {
  const counts = countsIn(page);
  const changed = calls
    .filter(({ name, statements }) => counts.get(name) !== statements.length)
    .map(({ name, statements }) => `${name} sends ${amount(statements.length)}, docs/sql says ${counts.get(name) ?? 'nothing of it'}`);
  const what = changed.length > 0 ? changed.join('; ') : 'docs/sql has other texts of these statements';
  return `${what}; run npm run generate -- sql`;
}
