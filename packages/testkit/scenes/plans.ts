import type { Executor } from '@portal/server/src/db/executor.ts';
import { type KyselyPlugin, RawNode } from 'kysely';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Returns the tables with names that begin with `prefix` that the SQL statements of `work` really read, each once, in order: `work` gets an
 * executor that explains and runs each statement and answers no rows. Throws at a statement of the builder.
 */
export async function tablesRead(db: Executor, prefix: string, work: (db: Executor) => Promise<unknown>): Promise<string[]> {
  const plans: PlanNode[] = [];
  const explain: KyselyPlugin = {
    transformQuery({ node }) {
      if (!RawNode.is(node)) throw new Error('only statements in SQL are explained');
      const [first = '', ...rest] = node.sqlFragments;
      return { ...node, sqlFragments: [`explain (analyze, format json) ${first}`, ...rest] };
    },
    async transformResult({ result }) {
      for (const row of result.rows) plans.push(...(row['QUERY PLAN'] as { Plan: PlanNode }[]).map(({ Plan }) => Plan));
      return { ...result, rows: [] };
    },
  };
  await work(db.withPlugin(explain));
  return [...new Set(plans.flatMap(readIn))].filter((name) => name.startsWith(prefix)).toSorted();
}

const readIn = (node: PlanNode): string[] => [
  ...(node['Relation Name'] && node['Actual Loops'] > 0 ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(readIn),
];
