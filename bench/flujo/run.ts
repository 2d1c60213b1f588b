import { TARGETS, ensureBuilt } from '../../tools/build.mjs';
import { newClient } from './client.ts';
import { type Cost, costOf } from './counting.ts';
import { browser, type Flow, panel, shortest, twin } from './flows.ts';
import { repeat, type Speed, speedOf, type Subject } from './measure.ts';
import { median } from '../median.ts';
import { memoryUnder } from './memory.ts';
import { pairs } from './scene.ts';
import { embeddedPortal, filledCluster, portalOn, type Server, startTwin } from './servers.ts';

/**
 * `npm run bench -- flujo [segundos] [vueltas]`: times the questionnaire flow of the built portal beside a bare server of equal work (the
 * twin) on the same PostgreSQL, and beside the portal on the embedded database. Every subject has its turn in every round, so that a slow
 * moment of the machine slows all of them: the ratios of a round count, not the absolute figures. Every grade is checked.
 * `npm run bench -- flujo memoria` measures the memory before and after 100,000 requests.
 */
const CLIENTS = [8, 1, 64] as const;
const COUNTED = 30;
const SIZE = { learners: 4_000 };
const REQUESTS = 100_000;

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const row = (...cells: readonly (string | number)[]): void =>
  say(`| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell)).join(' | ')} |`);

const subjectsOn = ({ port }: Server, next: Subject['next'], flows: Readonly<Record<string, Flow>>): Subject[] =>
  Object.entries(flows).map(([name, flow]) => ({ name, flow, next, client: newClient(port) }));

/** Speeds by subject and number of clients, one per round. */
type Speeds = Map<string, Speed[]>;
const keyOf = ({ name }: Pick<Subject, 'name'>, clients: number) => `${name} · ${clients}`;

async function race(subjects: readonly Subject[], { seconds, rounds }: { seconds: number; rounds: number }): Promise<Speeds> {
  const speeds: Speeds = new Map();
  for (const subject of subjects) await repeat(subject, 30);
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

function report(subjects: readonly Subject[], speeds: Speeds, costs: ReadonlyMap<string, Cost>): void {
  const middle = (subject: Subject, clients: number, value: (speed: Speed, round: number) => number) =>
    median(speeds.get(keyOf(subject, clients))!.map(value));
  const [floor] = subjects as [Subject];
  say();
  row('flujo', 'a la vez', 'por segundo', 'p50 ms', 'p95 ms', 'parte del gemelo');
  row('---', '---', '---', '---', '---', '---');
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
  say();
  row('cada flujo', 'llamadas', 'sentencias', 'sincronizaciones', 'bytes de WAL');
  row('---', '---', '---', '---', '---');
  for (const { name, client: _ } of subjects) {
    const cost = costs.get(name);
    if (cost) row(name, String(cost.requests), cost.statements, cost.syncs, cost.walBytes);
  }
}

async function counted(url: string, subjects: readonly Subject[]): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const subject of subjects) {
    const cost = await costOf(url, subject, COUNTED);
    costs.set(subject.name, cost);
    say(`${subject.name}: ${cost.statements.toFixed(1)} sentencias, ${cost.syncs.toFixed(1)} sincronizaciones`);
  }
  return costs;
}

async function onBoth(
  work: (servers: { url: string; postgres: Server; embedded: Server; twinServer: Server }) => Promise<void>,
): Promise<void> {
  await ensureBuilt(TARGETS[0]!);
  const cluster = await filledCluster(SIZE);
  const servers = [await startTwin(cluster), await portalOn(cluster), await embeddedPortal(SIZE)] as const;
  try {
    const [twinServer, postgres, embedded] = servers;
    await work({ url: cluster.url, postgres, embedded, twinServer });
  } finally {
    for (const server of servers) await server.stop();
    await cluster.remove();
  }
}

const [seconds = 4, rounds = 3] = process.argv.slice(3).map(Number);
if (process.argv[3] === 'memoria') {
  await onBoth(async ({ postgres, embedded }) => {
    for (const [name, server] of [
      ['PostgreSQL', postgres],
      ['embebida', embedded],
    ] as const) {
      const [subject] = subjectsOn(server, pairs(SIZE), { panel });
      const { idle, after, rested } = await memoryUnder(server.pid, subject!, REQUESTS);
      say(
        `${name}: ${idle.toFixed(0)} MB en reposo, ${after.toFixed(0)} tras ${REQUESTS} llamadas, ${rested.toFixed(0)} un minuto después`,
      );
    }
  });
} else {
  await onBoth(async ({ url, postgres, embedded, twinServer }) => {
    const next = pairs(SIZE);
    const shared = [
      ...subjectsOn(twinServer, next, { gemelo: twin }),
      ...subjectsOn(postgres, next, { 'preguntas y nota': shortest, navegador: browser, panel }),
    ];
    const apart = subjectsOn(embedded, pairs(SIZE), { 'embebida: preguntas y nota': shortest, 'embebida: navegador': browser });
    const costs = await counted(url, shared);
    report([...shared, ...apart], await race([...shared, ...apart], { seconds, rounds }), costs);
  });
}
