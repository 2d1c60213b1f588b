import { tmpdir } from 'node:os';
import { buildApp } from '../packages/server/src/app.ts';
import { loadConfig } from '../packages/server/src/config.ts';
import { newRuntime } from '../packages/server/src/core/http/runtime.ts';
import { openConnection } from '../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../packages/server/src/db/migrator.ts';
import { signIn } from '../packages/server/src/testing/builders/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '../packages/server/src/testing/builders/usuario.ts';
import { createPostgresCluster } from '../packages/server/src/testing/postgres-cluster.ts';

/**
 * Times light calls of four people while fifty others sign in at once from one address, beside the same calls with nobody signing in
 * (the floor), in turn on one PostgreSQL that syncs every commit. Fails if a sign-in is refused. Aim: p95 under twice the floor.
 */
const ROUNDS = 7;
const SIGN_INS = 50;
const CLIENTS = 4;
const IDLE_CALLS = 150;
const NOW = new Date();

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Bench {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly token: string;
}

async function lightCall({ app, token }: Bench): Promise<number> {
  const start = performance.now();
  const answer = await app.inject({ url: '/api/evaluacion/sellst/usuario', headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`llamada ligera: ${answer.statusCode}`);
  return performance.now() - start;
}

/** Calls again and again with some clients until `ended`; returns every duration. */
async function callUntil(bench: Bench, ended: (calls: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  const client = async () => {
    while (!ended(times.length)) times.push(await lightCall(bench));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times;
}

async function signInAll({ app }: Bench, names: readonly string[]): Promise<void> {
  const login = (username: string) =>
    app.inject({ method: 'POST', url: '/api/usuario/login', payload: { username, password: DEMO_PASSWORD } });
  const answers = await Promise.all(names.map(login));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  if (refused.length > 0) throw new Error(`${refused.length} ingresos rechazados: ${refused[0]?.body}`);
}

async function callDuringStorm(bench: Bench, names: readonly string[]): Promise<{ times: number[]; lasted: number }> {
  let over = false;
  const start = performance.now();
  const storm = signInAll(bench, names).finally(() => (over = true));
  const times = await callUntil(bench, () => over);
  await storm;
  return { times, lasted: performance.now() - start };
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

function report(name: string, times: readonly number[]): void {
  const [middle, late] = [quantile(times, 0.5), quantile(times, 0.95)].map((value) => value.toFixed(1).padStart(7));
  say(`${name.padEnd(34)} p50 ${middle} ms   p95 ${late} ms   ${times.length} llamadas`);
}

async function compare(bench: Bench, names: readonly string[]): Promise<void> {
  const idle: number[] = [];
  const storm: number[] = [];
  await callDuringStorm(bench, names);
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await callUntil(bench, (calls) => calls >= IDLE_CALLS)));
    const { times, lasted } = await callDuringStorm(bench, names);
    storm.push(...times);
    say(`${SIGN_INS} ingresos a la vez: ${(lasted / 1000).toFixed(2)} s`);
  }
  report('nadie ingresa (suelo)', idle);
  report(`${SIGN_INS} ingresan a la vez`, storm);
  say(`p95: ${(quantile(storm, 0.95) / quantile(idle, 0.95)).toFixed(2)} veces el suelo`);
}

const cluster = await createPostgresCluster({ fsync: true });
const connection = await openConnection({ databaseUrl: cluster.url('postgres'), dataDir: '' });
await migrateToLatest(connection);
const config = loadConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent', DEMO: '0' });
const app = await buildApp({ config, runtime: newRuntime(connection), clock: () => NOW });
try {
  const fresh = { contrasenia_fecha: NOW.toISOString() };
  const token = await signIn({ db: connection.db, now: NOW }, await buildUsuario(connection.db, fresh));
  const names: string[] = [];
  for (let person = 0; person < SIGN_INS; person += 1) names.push((await buildUsuario(connection.db, fresh)).username);
  await compare({ app, token }, names);
} finally {
  await app.close();
  await connection.close();
  await cluster.remove();
}
