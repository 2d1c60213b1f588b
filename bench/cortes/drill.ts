import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { countsOf, endure } from '../../e2e/durability/submissions.ts';
import { countDifference, verifyLearner } from '../../e2e/durability/verify.ts';
import { startPortal, type PortalOptions } from '../../e2e/support/portal-process.ts';
import { buildWorld, copyTemplate } from '../../e2e/world/template.ts';
import { openConnection } from '../../packages/server/src/db/connection.ts';
import { freePort } from '../../packages/server/src/testing/services/free-port.ts';
import { createPostgresCluster, type PostgresCluster } from '../../packages/server/src/testing/services/postgres-cluster.ts';
import { ensureAllBuilt } from '../../tools/build.mjs';
import { ensurePostgres } from '../../tools/setup.mjs';

/**
 * `npm run simulacro:cortes -- [kills] [seed] [postgresql|embebida]`: kills the portal with SIGKILL again and again while learners submit, on
 * PostgreSQL and on the embedded database, and compares every acknowledged submission with what is stored. Ends with 1 when one is lost or
 * doubled. A new world begins after some kills, before its learners finish their topics.
 */
const KILLS = 1000;
const SEED = 20_261_125;
const ROUND = 50;
/** On PostgreSQL, every n-th kill also crashes the database. */
const CRASH_EVERY = 25;
const MASTER = 'maestra';

interface Result {
  kills: number;
  acknowledged: number;
  repeated: number;
  lost: number;
  doubled: number;
}

interface Place {
  readonly name: string;
  /** Makes the world of one round. */
  readonly world: (round: number) => Promise<PortalOptions>;
  readonly afterKill: (kill: number) => Promise<void>;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main([kills = String(KILLS), seed = String(SEED), only]: readonly string[]): Promise<void> {
  await ensureAllBuilt();
  await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'portal-cortes-'));
  const cluster = await createPostgresCluster({ fsync: true });
  try {
    await buildWorld('stream', join(folder, MASTER), await cluster.createOwned(MASTER));
    const places = [onPostgres(cluster, folder), embedded(folder)].filter(({ name }) => !only || name === only);
    say(`Semilla ${seed}; ${cpus().length} núcleos (${cpus()[0]?.model ?? ''}), Node ${process.version}.`);
    for (const place of places) await drill(place, { kills: Number(kills), seed: Number(seed) });
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const onPostgres = (cluster: PostgresCluster, folder: string): Place => ({
  name: 'postgresql',
  async world(round) {
    const name = `ronda_${round}`;
    const admin = await openConnection({ databaseUrl: cluster.url('postgres'), dataDir: '' });
    await sql.raw(`create database ${name} template ${MASTER} owner ${MASTER}`).execute(admin.db);
    await admin.close();
    // The files of the world: who the learners are.
    return { dataDir: join(folder, MASTER), databaseUrl: cluster.url(name) };
  },
  async afterKill(kill) {
    if (kill % CRASH_EVERY !== 0) return;
    await cluster.stop('immediate');
    await cluster.start();
  },
});

const embedded = (folder: string): Place => ({
  name: 'embebida',
  async world(round) {
    const dataDir = join(folder, `ronda-${round}`);
    await copyTemplate('stream', dataDir);
    return { dataDir };
  },
  async afterKill() {},
});

async function drill(place: Place, { kills, seed }: { kills: number; seed: number }): Promise<void> {
  const start = performance.now();
  const total: Result = { kills: 0, acknowledged: 0, repeated: 0, lost: 0, doubled: 0 };
  for (let round = 1; total.kills < kills; round += 1) {
    const found = await runRound(place, { round, kills: Math.min(ROUND, kills - total.kills), seed: seed + round });
    for (const key of Object.keys(total) as (keyof Result)[]) total[key] += found[key];
    say(`  ${place.name}: ${total.kills} de ${kills} cortes, ${total.acknowledged} entregas confirmadas, ${total.lost} perdidas.`);
  }
  const seconds = (performance.now() - start) / 1000;
  const each = (seconds / total.kills).toFixed(2);
  say(
    `${place.name}: ${total.kills} SIGKILL, ${total.acknowledged} entregas confirmadas (${total.repeated} reintentos sin respuesta), ` +
      `${total.lost} perdidas, ${total.doubled} duplicadas, ${seconds.toFixed(0)} s (${each} s por corte).`,
  );
  if (total.lost > 0 || total.doubled > 0) process.exitCode = 1;
}

/** Kills and restarts one portal over a new world; throws when grades, answers or certificates do not agree with what is stored. */
async function runRound(place: Place, { round, kills, seed }: { round: number; kills: number; seed: number }): Promise<Result> {
  const options: PortalOptions = { ...(await place.world(round)), port: await freePort() };
  let portal = await startPortal(options);
  const fail = async (kill: number) => {
    await portal.kill();
    await place.afterKill(kill);
    portal = await startPortal(options);
  };
  try {
    const streams = await endure({ url: portal.url, dataDir: options.dataDir, kills, seed, fail });
    const differences = await Promise.all(streams.map(countDifference));
    const sum = (pick: (difference: (typeof differences)[number]) => number) => differences.reduce((all, one) => all + pick(one), 0);
    const result = { kills, ...countsOf(streams), lost: sum(({ lost }) => lost), doubled: sum(({ doubled }) => doubled) };
    if (result.lost + result.doubled === 0) for (const stream of streams) await verifyLearner(stream);
    return result;
  } finally {
    await portal.stop();
  }
}

await main(process.argv.slice(2));
