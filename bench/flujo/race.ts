import { head, row, say } from '../print.ts';
import { median } from '../statistics.ts';
import { newClient } from './client.ts';
import type { Flow } from './flows.ts';
import { repeat, type Speed, speedOf, type Subject } from './measure.ts';
import type { Server } from './servers.ts';

/** People at once. */
const CLIENTS = [8, 1, 64] as const;
/**
 * Flows of each subject before the clock, as many at once as are timed: PostgreSQL plans a statement again in each of its first five runs on a
 * connection, and a server that has served for minutes has passed them.
 */
const WARM_FLOWS = 1_500;

/** Flows of one server, over connections of their own, by their names. */
export const subjectsOn = ({ port }: Server, next: Subject['next'], flows: Readonly<Record<string, Flow>>): Subject[] =>
  Object.entries(flows).map(([name, flow]) => ({ name, flow, next, client: newClient(port) }));

/** Speeds by subject and number of clients, one per round. */
export type Speeds = ReadonlyMap<string, readonly Speed[]>;
const keyOf = ({ name }: Pick<Subject, 'name'>, clients: number) => `${name} · ${clients}`;

/** Times every subject in every round, in turn. */
export async function race(subjects: readonly Subject[], { seconds, rounds }: { seconds: number; rounds: number }): Promise<Speeds> {
  const speeds = new Map<string, readonly Speed[]>();
  for (const subject of subjects) await repeat(subject, WARM_FLOWS, Math.max(...CLIENTS));
  for (let round = 0; round < rounds; round += 1) {
    for (const clients of CLIENTS) {
      for (const subject of subjects) {
        const known = speeds.get(keyOf(subject, clients)) ?? [];
        const speed = await speedOf(subject, clients, seconds * 1_000);
        speeds.set(keyOf(subject, clients), [...known, speed]);
        say(`vuelta ${round + 1}: ${keyOf(subject, clients)}: ${speed.perSecond.toFixed(1)} por segundo`);
      }
    }
  }
  return speeds;
}

/** Prints one table: the middle of the rounds of each subject; the share is of the first one. */
export function reportSpeeds(subjects: readonly Subject[], speeds: Speeds): void {
  const middle = (subject: Subject, clients: number, value: (speed: Speed, round: number) => number) =>
    median(speeds.get(keyOf(subject, clients))!.map(value));
  const [floor] = subjects as [Subject];
  head('flujo', 'a la vez', 'por segundo', 'p50 ms', 'p95 ms', 'parte del gemelo');
  for (const clients of CLIENTS) {
    const floors = speeds.get(keyOf(floor, clients))!;
    for (const subject of subjects)
      row(
        subject.name,
        String(clients),
        middle(subject, clients, ({ perSecond }) => perSecond),
        middle(subject, clients, ({ p50 }) => p50),
        middle(subject, clients, ({ p95 }) => p95),
        middle(subject, clients, ({ perSecond }, round) => perSecond / floors[round]!.perSecond),
      );
  }
}
