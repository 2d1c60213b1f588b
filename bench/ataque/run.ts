import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '../../e2e/durability/random.ts';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { startPortal } from '../../e2e/support/portal-process.ts';
import { openConnection } from '../../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrator.ts';
import { buildEmpresa } from '../../packages/server/src/testing/builders/empresa.ts';
import { buildPlan } from '../../packages/server/src/testing/builders/plan.ts';
import { buildUsuario } from '../../packages/server/src/testing/builders/usuario.ts';
import { enrol } from '../../packages/server/src/testing/cuestionario.ts';
import { exampleCases, type ExampleCase } from '../../packages/server/src/testing/examples/examples.ts';
import type { World } from '../../packages/server/src/testing/examples/example.ts';
import { startProvider } from '../../packages/server/src/testing/oidc-provider.ts';
import { remoteApp } from '../../packages/server/src/testing/remote-app.ts';
import { createPostgresCluster } from '../../packages/server/src/testing/postgres-cluster.ts';
import { TARGETS, ensureBuilt } from '../../tools/build.mjs';
import { SECRET } from './callers.ts';
import { attack, type Tally } from './attack.ts';

/**
 * `npm run bench -- ataque [requests] [seed] [part of a path]`: hostile requests from the contract (every endpoint, every field, every
 * role, another company) against three processes on PostgreSQL. Fails on a 5xx, a broken connection, something of the inside, data of
 * another company, or an answer that takes more than a second again and again. Prints the counts.
 */
const [wanted = 20_000, seed = 20_261_124] = process.argv.slice(3, 5).map(Number);
const part = process.argv[5] ?? '';
const PROCESSES = 3;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await ensureBuilt(TARGETS[0]!);
const dataDir = mkdtempSync(join(tmpdir(), 'portal-ataque-'));
const cluster = await createPostgresCluster({ fsync: false });
const databaseUrl = cluster.url('postgres');
const port = await freePort();
const provider = await startProvider({ publicUrl: `http://127.0.0.1:${port}` });
const connection = await openConnection({ databaseUrl, dataDir });
try {
  await migrateToLatest(connection);
  const { db } = connection;
  await db.updateTable('configuracion').set({ registro_abierto: true }).execute();
  await buildUsuario(db, { admin: true });
  const portal = await startPortal({
    dataDir,
    databaseUrl,
    port,
    environment: {
      ...provider.environment,
      PROCESOS: String(PROCESSES),
      DATABASE_CONEXIONES: '8',
      DEMO: '0',
      LOG_LEVEL: 'error',
    },
  });
  try {
    const test = remoteApp(portal.url, db);
    const plan = await buildPlan(db, {
      today: new Date().toISOString().slice(0, 10),
      estructura: { Programa: { Curso: { Módulo: ['Primero', 'Segundo', 'Tercero'] } } },
    });
    /** New people for each endpoint, as the tests have; the learner and the company bear the secret. */
    const newWorld = async (): Promise<World> => {
      await db.deleteFrom('intento_acceso').execute();
      const empresa = await buildEmpresa(db);
      const admin = await buildUsuario(db, { admin: true });
      const alumno = await enrol(test, [plan], { id_empresa: empresa.id_empresa, nombres: `Rosa ${SECRET}` });
      return { test, plan, dataDir, admin, empresa, alumno };
    };
    const cases = exampleCases.filter(({ name }) => name.includes(part));
    const tally: Tally = { sent: 0, statuses: new Map(), complaints: [], slow: [] };
    const random = randomFrom(seed);
    const start = performance.now();
    for (let round = 0; tally.sent < wanted; round += 1)
      for (const each of cases) await attackOne(each, { round, tally, random, newWorld, share: Math.ceil(wanted / cases.length) });
    report(tally, (performance.now() - start) / 1_000);
    if (portal.output().includes('terminó solo')) tally.complaints.push('a process of the portal ended by itself');
    process.exitCode = tally.complaints.length + tally.slow.length > 0 ? 1 : 0;
  } finally {
    await portal.stop();
  }
} finally {
  await provider.close();
  await connection.close();
  await cluster.remove();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Round {
  readonly round: number;
  readonly tally: Tally;
  readonly random: () => number;
  readonly newWorld: () => Promise<World>;
  /** Requests per endpoint and round, at most. */
  readonly share: number;
}

async function attackOne(each: ExampleCase, { newWorld, ...rest }: Round): Promise<void> {
  const world = await newWorld();
  const request = await each.make(world).catch((error: unknown) => {
    throw new Error(`${each.name}: no example`, { cause: error });
  });
  await attack({ ...each, request, world }, rest);
  if (process.stdout.isTTY) say(`${rest.tally.sent} ${each.name}`);
}

function report({ sent, statuses, complaints, slow }: Tally, seconds: number): void {
  for (const line of [...new Set(complaints)].slice(0, 200)) say(`FALLA ${line}`);
  for (const line of slow) say(`LENTA ${line}`);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  say(`${sent} peticiones en ${seconds.toFixed(0)} s (${(sent / seconds).toFixed(0)} por segundo), ${PROCESSES} procesos, semilla ${seed}`);
  say(`estados ${counts.join(', ')}`);
  say(`${complaints.length} fallas, ${slow.length} respuestas de más de un segundo`);
}
