import { CompiledQuery } from 'kysely';
import type { Executor } from './executor.ts';

/** Runs a statement with the values of its parameters; resolves to its rows. */
export type Prepared<Params, Row> = (db: Executor, params: Params) => Promise<readonly Row[]>;

/** Gap of a template: the name of a parameter, or a part that several statements share. */
type Gap<Params> = (keyof Params & string) | Fragment<Params>;

/** Part of the text of a statement with the names of its parameters. */
export interface Fragment<in Params> {
  readonly texts: readonly string[];
  readonly gaps: readonly (string | Fragment<never>)[];
  /** Only for the compiler: a statement has at least the parameters of its parts. */
  readonly takes?: (params: Params) => void;
}

/** Builds a part of statements, for what several of them share or what another domain writes. */
export const fragment = <Params extends object = object>(texts: readonly string[], ...gaps: readonly Gap<Params>[]): Fragment<Params> => ({
  texts,
  gaps,
});

/**
 * Builds a statement with a text that never changes, once: `prepared<{ id: number }, Row>` before a template with the names of its parameters in
 * the gaps (`where id = ${'id'}`). For the calls that many people make at once: building a query each time costs more than its answer.
 */
export function prepared<Params extends object, Row>(texts: TemplateStringsArray, ...gaps: readonly Gap<Params>[]): Prepared<Params, Row> {
  const names: string[] = [];
  const sql = write({ texts, gaps }, names);
  const { query, queryId } = CompiledQuery.raw(sql);
  const parametersOf = (params: Params) => names.map((name) => params[name as keyof Params]);
  return async (db, params) => (await db.executeQuery<Row>({ sql, query, queryId, parameters: parametersOf(params) })).rows;
}

/** Writes out a part; appends its parameters to `names`, each once. */
function write({ texts, gaps }: Pick<Fragment<never>, 'texts' | 'gaps'>, names: string[]): string {
  const written = gaps.map((gap) => {
    if (typeof gap !== 'string') return write(gap, names);
    if (!names.includes(gap)) names.push(gap);
    return `$${names.indexOf(gap) + 1}`;
  });
  return texts.map((text, index) => text + (written[index] ?? '')).join('');
}
