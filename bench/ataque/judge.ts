import type { Answer } from './send.ts';
import { type Caller, SECRET } from './callers.ts';

/** What no answer may hold: SQL, paths of the server, names of files, stacks. */
const INSIDE =
  /\b(select|insert into|update|delete from) \S+ (from|values|set|where)\b|\/packages\/|node_modules|\bat \S+ \(|\.ts:\d|ECONN|syntax error at|argon2id/;

/** Longest time that an answer may take. */
export const LIMIT_MS = 1_000;

/** Says what is wrong with an answer; undefined if nothing is. Slowness is judged apart. */
export function complaintOf({ status, type, text }: Answer, { foreign }: Pick<Caller, 'foreign'>): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (status === 0) return 'broke the connection';
  if (status >= 400 && !type.startsWith('application/problem+json')) return `refused with «${type}»`;
  if (foreign && text.includes(SECRET)) return 'told the data of another company';
  return status >= 400 && INSIDE.test(text) ? 'told something of the inside' : undefined;
}
