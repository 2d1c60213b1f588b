import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { sql } from 'kysely';
import { countsOf, learnersOf } from '../../e2e/durability/submissions.ts';
import type { LearnerStream } from '../../e2e/durability/learner-stream.ts';
import { verifyLearner } from '../../e2e/durability/verify.ts';
import { startNginx } from '../../e2e/support/portal/nginx.ts';
import { type Portal, startPortal } from '../../e2e/support/portal/portal-process.ts';
import { buildWorld } from '../../e2e/world/template.ts';
import { openConnection } from '../../packages/server/src/db/connection.ts';
import { ensureAllBuilt } from '../../tools/build.mjs';
import { ensurePrograms } from '../../tools/setup.mjs';
import { type Conmutacion, startConmutacion } from './patroni.ts';

/**
 * `npm run simulacro:conmutacion [-- <rounds>]`: drills fail-over with Patroni, etcd and HAProxy. Three processes of the portal behind nginx take submissions;
 * in each round the primary's node is killed, comes back, and a switchover is ordered. Ends with 1 when an acknowledged submission is missing or stored
 * twice, or when the portal was away for longer than the limit.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const PROCESSES = 3;
const SEED = 20_261_126;
/** Submissions before each event, and after it before the next one. */
const SUBMISSIONS = 60;
const MOST_SECONDS = 30;
const LOOK_MS = 5;

// The certificate of the drill's own nginx is signed by itself.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Watches when submissions are acknowledged. */
class Watch {
  /** Longest time without any acknowledgement since `mark`, in seconds. */
  longest = 0;
  #last = performance.now();
  #seen = 0;
  #running = true;
  readonly #streams: readonly LearnerStream[];

  constructor(streams: readonly LearnerStream[]) {
    this.#streams = streams;
    void this.#look();
  }

  get count(): number {
    return countsOf(this.#streams).acknowledged;
  }

  mark(): void {
    this.longest = 0;
  }

  stop(): void {
    this.#running = false;
  }

  async further(submissions: number): Promise<void> {
    const goal = this.count + submissions;
    while (this.count < goal) await sleep(LOOK_MS);
  }

  async #look(): Promise<void> {
    while (this.#running) {
      const now = performance.now();
      this.longest = Math.max(this.longest, (now - this.#last) / 1000);
      if (this.count !== this.#seen) {
        this.#seen = this.count;
        this.#last = now;
      }
      await sleep(LOOK_MS);
    }
  }
}

async function main(): Promise<void> {
  await ensureAllBuilt();
  const { patroni, etcd, haproxy } = await ensurePrograms('postgres', 'nginx', 'patroni', 'etcd', 'haproxy');
  const database = await startConmutacion({ patroni, etcd, haproxy });
  const folder = mkdtempSync(join(tmpdir(), 'portal-conmutacion-'));
  try {
    await drill(database, folder);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function drill(database: Conmutacion, dataDir: string): Promise<void> {
  await buildWorld('stream', dataDir, database.url);
  const ports: number[] = [];
  for (let process = 0; process < PROCESSES; process += 1) ports.push(await freePort());
  const nginx = await startNginx(ports);
  const portals: Portal[] = [];
  try {
    for (const port of ports) {
      const environment = { PUBLIC_URL: nginx.url, DATABASE_CONEXIONES: '8' };
      portals.push(await startPortal({ dataDir, databaseUrl: database.url, port, environment, directly: true }));
    }
    const streams = await learnersOf(nginx.url, dataDir, { seed: SEED });
    const done = Promise.all(streams.map((stream) => stream.run()));
    const watch = new Watch(streams);
    for (let round = 1; round <= ROUNDS; round += 1) await Promise.race([runRound({ round, database, watch }), done]);
    watch.stop();
    for (const stream of streams) stream.stop();
    await done;
    for (const stream of streams) await verifyLearner(stream);
    const { repeated } = countsOf(streams);
    await compare(database.url, watch.count);
    say(`Nada se perdió: ${watch.count} entregas confirmadas, cada una guardada una vez; ${repeated} se enviaron de nuevo.`);
    if (portals.some((portal) => portal.output().includes('terminó'))) throw new Error('Un proceso del portal terminó solo.');
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await nginx.stop();
  }
}

interface Round {
  readonly round: number;
  readonly database: Conmutacion;
  readonly watch: Watch;
}

async function runRound({ round, database, watch }: Round): Promise<void> {
  const lost = await database.whole();
  await watch.further(SUBMISSIONS);
  watch.mark();
  database.kill(lost);
  await watch.further(SUBMISSIONS);
  const outage = watch.longest;
  const killed = performance.now();
  database.revive(lost);
  const next = await database.whole();
  const back = (performance.now() - killed) / 1000;
  say(
    `Ronda ${round}: ${lost} matado, ${next} en su lugar: ${outage.toFixed(1)} s sin confirmar entregas; ${lost} de vuelta como réplica en ${back.toFixed(1)} s.`,
  );
  await watch.further(SUBMISSIONS);
  watch.mark();
  await database.switchOver();
  await watch.further(SUBMISSIONS);
  const pause = watch.longest;
  say(`Ronda ${round}: cambio ordenado de ${next} a ${await database.whole()}: ${pause.toFixed(1)} s sin confirmar entregas.`);
  if (Math.max(outage, pause) > MOST_SECONDS) throw new Error(`El portal estuvo detenido más de ${MOST_SECONDS} s.`);
}

/** Counts the finished attempts in the database itself. */
async function compare(databaseUrl: string, acknowledged: number): Promise<void> {
  const connection = await openConnection({ databaseUrl, dataDir: '' });
  try {
    const { rows } = await sql<{ total: number }>`select count(*)::integer as total from evaluacion where fecha_fin is not null`.execute(
      connection.db,
    );
    const total = rows[0]?.total ?? 0;
    if (total !== acknowledged) throw new Error(`La base tiene ${total} entregas y se confirmaron ${acknowledged}.`);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
