import { setMaxListeners } from 'node:events';
import { Client as Database } from 'pg';
import { randomFrom } from '@portal/testkit/random.ts';
import { ensureBuilt, TARGETS } from '../../tools/build.mjs';
import { type Client, newClient } from '../flujo/client.ts';
import { documentOf } from '../flujo/scene.ts';
import { filledCluster, portalOn } from '../flujo/servers.ts';
import { say } from '../print.ts';
import { numbersOf, processesOf, readWords } from '../words.ts';
import { study, think } from './learner.ts';
import { watch } from './load.ts';
import { newTally } from './tally.ts';

/**
 * `npm run bench -- aprendices [alumnos] [minutos] [procesos=1]`: so many signed-in learners at once, each over one kept connection, on the built portal
 * beside a PostgreSQL that syncs every commit. They think as people do (learner.ts); every grade is checked. Ends with 1 on any failure, on a grade
 * that was acknowledged and is not stored, and when the p95 of a kind of call is over 300 ms.
 */
const AIM_MS = 300;
const SEED = 20_261_126;
const SIGN_INS_AT_ONCE = 8;
/** Not the demo's: a portal that is no demo refuses that one. */
const PASSWORD = 'Aprendices-Medidos-2026';

interface Person {
  readonly client: Client;
  readonly token: string;
}

/** Signs everybody in over the connection that they keep. */
async function signInAll(port: number, learners: number): Promise<Person[]> {
  const people: Person[] = [];
  let next = 1;
  const oneAfterTheOther = async () => {
    while (next <= learners) {
      const username = documentOf(next++);
      const client = newClient(port, { sockets: 1, keeps: true });
      const { api_token } = await client.json<{ api_token: string }>('POST', '/api/usuario/login', {
        body: { username, password: PASSWORD },
      });
      people.push({ client, token: api_token });
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, oneAfterTheOther));
  return people;
}

async function storedGrades(databaseUrl: string): Promise<number> {
  const database = new Database({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ stored: number }>(
    'select count(*)::integer as stored from evaluacion where fecha_fin is not null',
  );
  await database.end();
  return rows[0]!.stored;
}

const words = readWords('procesos');
const [learners, minutes] = numbersOf(words, 2_000, 10) as [number, number];
const [processes = 1] = processesOf(words);
await ensureBuilt(TARGETS[0]!);
const cluster = await filledCluster({ learners, password: PASSWORD });
const server = await portalOn(cluster, processes);
try {
  const signingIn = performance.now();
  const people = await signInAll(server.port, learners);
  say(`${learners} ingresaron en ${((performance.now() - signingIn) / 1_000).toFixed(0)} s; ${processes} proceso(s)`);

  const tally = newTally();
  const random = randomFrom(SEED);
  const end = AbortSignal.timeout(minutes * 60_000);
  setMaxListeners(0, end);
  const report = await watch({ server: server.pid, postgres: cluster.pid, databaseUrl: cluster.url });
  const start = performance.now();
  const graded = await Promise.all(
    people.map(async (person) => ((await think({ random, end })) ? study({ ...person, tally, random, end }) : 0)),
  );
  const seconds = (performance.now() - start) / 1_000;

  const acknowledged = graded.reduce((total, each) => total + each, 0);
  const stored = await storedGrades(cluster.url);
  if (stored !== acknowledged) tally.complain(`${acknowledged} notas acusadas, ${stored} guardadas`);
  const met = tally.report(AIM_MS);
  const calls = tally.calls();
  const unchanged = people.reduce((total, { client }) => total + client.unchanged(), 0);
  say(
    `${calls} llamadas en ${seconds.toFixed(0)} s: ${(calls / seconds).toFixed(0)} por segundo, ` +
      `una por alumno cada ${((learners * seconds) / calls).toFixed(1)} s; ${unchanged} sin cambios (304), ${acknowledged} notas`,
  );
  await report();
  say(`Meta: ninguna falla y p95 de cada llamada bajo ${AIM_MS} ms: ${met ? 'se cumple' : 'no se cumple'}.`);
  if (!met) process.exitCode = 1;
  for (const { client } of people) client.close();
} finally {
  await server.stop();
  await cluster.remove();
}
