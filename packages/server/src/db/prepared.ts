import { CompiledQuery } from 'kysely';
import type { Executor } from './executor.ts';

/** Runs a statement with the values of its parameters; resolves to its rows. */
export type Prepared<Params, Row> = (db: Executor, params: Params) => Promise<readonly Row[]>;

/** Part of the text of a statement, for what several statements share. */
export interface Fragment {
  readonly text: string;
}
export const fragment = (text: string): Fragment => ({ text });

/**
 * Builds a statement whose text never changes, once: `prepared<{ id: number }, Row>` before a template with the names of its parameters in
 * the gaps (`where id = ${'id'}`). For the calls that many people make at once: building a query each time costs more than its answer.
 */
export function prepared<Params extends object, Row>(
  texts: TemplateStringsArray,
  ...gaps: readonly ((keyof Params & string) | Fragment)[]
): Prepared<Params, Row> {
  const names = [...new Set(gaps.filter((gap) => typeof gap === 'string'))];
  const written = gaps.map((gap) => (typeof gap === 'string' ? `$${names.indexOf(gap) + 1}` : gap.text));
  const sql = texts.map((text, index) => text + (written[index] ?? '')).join('');
  const { query, queryId } = CompiledQuery.raw(sql);
  return async (db, params) => (await db.executeQuery<Row>({ sql, query, queryId, parameters: names.map((name) => params[name]) })).rows;
}
