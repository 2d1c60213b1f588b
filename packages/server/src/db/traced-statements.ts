import type { Pool, PoolClient } from 'pg';
import { traced } from '../operations/traced.ts';

type Query = (...args: unknown[]) => unknown;

/** Most names that are kept; a statement beyond them is named again each time. */
const MOST_NAMES = 1000;
/** Characters of a statement that are read for its name. */
const READ_CHARS = 20_000;

const names = new Map<string, string>();

/** Names a statement by its verb and its table: `select sesion`. No part of the name is a value. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const read = text.slice(0, READ_CHARS).replace(/'[^']*'/g, '');
  const outer = outside(read);
  const verb = /\b(?:select|insert|update|delete|begin|commit|rollback|set|create|truncate)\b/i.exec(outer)?.[0].toLowerCase() ?? 'sql';
  const table = tableIn(outer) ?? tableIn(read);
  const name = table === undefined ? verb : `${verb} ${table}`;
  if (names.size < MOST_NAMES) names.set(text, name);
  return name;
}

const tableIn = (text: string): string | undefined => /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(text)?.[1];

/** Leaves out the text in brackets: subqueries and lists. */
function outside(text: string): string {
  let depth = 0;
  let kept = '';
  for (const part of text.split(/([()])/)) {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (depth === 0) kept += part;
  }
  return kept;
}

/** Traces each awaited statement of the pool's connections as an operation. */
export function traceStatements(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    const told: Query = (text, ...rest) => {
      if (typeof text !== 'string' || rest.some((argument) => typeof argument === 'function')) return query(text, ...rest);
      return traced({ kind: 'sql', name: statementName(text) }, () => query(text, ...rest) as Promise<unknown>);
    };
    client.query = told as PoolClient['query'];
  });
}
