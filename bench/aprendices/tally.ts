import { head, row, say } from '../print.ts';
import { quantile } from '../statistics.ts';

/** Milliseconds of every call by its kind, and what went wrong. */
export interface Tally {
  /** Times a call; counts its failure under the kind and resolves to undefined. */
  time<T>(kind: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Counts something that no single call is to blame for. */
  complain(what: string): void;
  /** Number of calls so far. */
  calls(): number;
  /** Prints a row for each kind, and the failures; returns whether there was none and the p95 of every kind stays under the aim. */
  report(aimMs: number): boolean;
}

/** Failure without the ids of records, so that equal failures are counted together: status and call, or the reason of the connection. */
const kindOf = ({ message }: Error): string => message.replaceAll(/\/\d+/g, '/…').slice(0, KIND_LENGTH);
const KIND_LENGTH = 90;

const line = (name: string, values: readonly number[]): void =>
  row(name, String(values.length), ...[0.5, 0.95, 0.99, 1].map((share) => quantile(values, share)));

/** Returns an empty tally. */
export function newTally(): Tally {
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const complain = (what: string) => void failures.set(what, (failures.get(what) ?? 0) + 1);
  const all = () => [...times.values()].flat();
  return {
    complain,
    calls: () => all().length,
    async time(kind, work) {
      const start = performance.now();
      try {
        const result = await work();
        const known = times.get(kind) ?? [];
        times.set(kind, known);
        known.push(performance.now() - start);
        return result;
      } catch (error) {
        complain(`${kind}: ${kindOf(error as Error)}`);
        return undefined;
      }
    },
    report(aimMs) {
      head('llamada', 'cuántas', 'p50 ms', 'p95 ms', 'p99 ms', 'máximo ms');
      for (const [kind, values] of times) line(kind, values);
      line('todas', all());
      say();
      for (const [what, count] of failures) say(`FALLA ${count} × ${what}`);
      const late = [...times].filter(([, values]) => quantile(values, 0.95) > aimMs).map(([kind]) => kind);
      if (late.length > 0) say(`p95 sobre ${aimMs} ms: ${late.join(', ')}`);
      return failures.size === 0 && late.length === 0;
    },
  };
}
