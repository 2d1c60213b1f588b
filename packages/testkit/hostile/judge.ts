import type { Caller } from './callers.ts';
import type { Target } from './target.ts';

/** Texts that no refusal may hold: SQL, paths of the server, names of files, stacks. */
const INSIDE =
  /\b(select|insert into|update|delete from) \S+ (from|values|set|where)\b|\/packages\/|node_modules|\bat \S+ \(|\.ts:\d|ECONN|syntax error at|argon2id/;

/** Longest time that an answer may take. */
export const LIMIT_MS = 1_000;

/** An answer as it arrived; `status` 0: the connection broke. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
}

/** Caller and request. */
export interface Asked {
  readonly caller: Pick<Caller, 'foreign'>;
  readonly target: Pick<Target, 'refusals' | 'proves'>;
  /** Text that the company's data hold and no answer may. */
  readonly secret: string;
  /** Whether the request held that text itself: a refusal may quote what it refuses. */
  readonly quotes: () => boolean;
}

/** Says what is wrong with an answer; undefined if nothing is. Slowness is judged apart. */
export function complaintOf(answer: Answer, asked: Asked): string | undefined {
  const { status, type, text } = answer;
  if (status >= 500) return `answered ${status}`;
  if (status === 0) return 'broke the connection';
  if (status >= 400 && !type.startsWith(asked.target.refusals)) return `refused with «${type}»`;
  if (tellsForeign(answer, asked)) return 'told the data of another company';
  return status >= 400 && INSIDE.test(text) ? 'told something of the inside' : undefined;
}

function tellsForeign({ status, text }: Answer, { caller, target, secret, quotes }: Asked): boolean {
  if (!caller.foreign || target.proves || !text.includes(secret)) return false;
  return status < 400 || !quotes();
}
