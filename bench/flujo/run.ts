import { TARGETS, ensureBuilt } from '../../tools/build.mjs';
import { head, row, say } from '../print.ts';
import { numbersOf, processesOf, readWords } from '../words.ts';
import { type Cost, costOf } from './counting.ts';
import { browser, panel, shortest, twin } from './flows.ts';
import { compareGroups } from './groups.ts';
import type { Subject } from './measure.ts';
import { memoryUnder } from './memory.ts';
import { race, reportSpeeds, subjectsOn } from './race.ts';
import { anybody, pairs } from './scene.ts';
import { embeddedPortal, filledCluster, portalOn, type Server, startTwin } from './servers.ts';

/**
 * `npm run bench -- flujo [segundos] [vueltas]`: times the questionnaire flow of the built portal beside a bare server of equal work (the
 * twin) on the same PostgreSQL, and beside the portal on the embedded database. Every subject has its turn in every round, so that a slow
 * moment of the machine slows all of them: the ratios of a round count, not the absolute figures. Every grade is checked.
 * With `procesos=1,2,3` the portal runs once with each of these numbers of processes, and the embedded database is left out.
 * `npm run bench -- flujo memoria` measures the memory before and after 100,000 requests.
 */
const COUNTED = 30;
const SIZE = { learners: 4_000 };
const REQUESTS = 100_000;

async function counted(url: string, subjects: readonly Subject[]): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const subject of subjects) {
    const cost = await costOf(url, subject, COUNTED);
    costs.set(subject.name, cost);
    say(`${subject.name}: ${cost.statements.toFixed(1)} sentencias, ${cost.syncs.toFixed(1)} sincronizaciones`);
  }
  return costs;
}

function reportCosts(costs: ReadonlyMap<string, Cost>): void {
  head('cada flujo', 'llamadas', 'sentencias', 'sincronizaciones', 'bytes de WAL');
  for (const [name, cost] of costs) row(name, String(cost.requests), cost.statements, cost.syncs, cost.walBytes);
}

async function onBoth(
  work: (servers: { url: string; postgres: Server; embedded: Server; twinServer: Server }) => Promise<void>,
): Promise<void> {
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

async function measureMemory({ postgres, embedded }: { postgres: Server; embedded: Server }): Promise<void> {
  for (const [name, server] of Object.entries({ PostgreSQL: postgres, embebida: embedded })) {
    const [subject] = subjectsOn(server, anybody(SIZE), { panel });
    const { idle, after, rested } = await memoryUnder(server.pid, subject!, REQUESTS);
    say(`${name}: ${idle.toFixed(0)} MB en reposo, ${after.toFixed(0)} tras ${REQUESTS} llamadas, ${rested.toFixed(0)} un minuto después`);
  }
}

const words = readWords('procesos');
const counts = processesOf(words);
await ensureBuilt(TARGETS[0]!);
if (words.plain[0] === 'memoria') await onBoth(measureMemory);
else {
  const [seconds, rounds] = numbersOf(words, 4, 3) as [number, number];
  if (counts.length > 0) await compareGroups(SIZE, counts, { seconds, rounds });
  else
    await onBoth(async ({ url, postgres, embedded, twinServer }) => {
      const next = pairs(SIZE);
      const shared = [
        ...subjectsOn(twinServer, next, { gemelo: twin }),
        ...subjectsOn(postgres, next, { 'preguntas y nota': shortest, navegador: browser }),
        ...subjectsOn(postgres, anybody(SIZE), { panel }),
      ];
      const apart = subjectsOn(embedded, pairs(SIZE), { 'embebida: preguntas y nota': shortest, 'embebida: navegador': browser });
      const costs = await counted(url, shared);
      const subjects = [...shared, ...apart];
      reportSpeeds(subjects, await race(subjects, { seconds, rounds }));
      reportCosts(costs);
    });
}
