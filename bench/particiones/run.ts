import { Client } from 'pg';
import { createPostgresCluster } from '../../packages/server/src/testing/services/postgres-cluster.ts';
import { median } from '../statistics.ts';
import { migrate } from '../reportes/world/load.ts';
import { worldOf } from './tables.ts';

/**
 * `npm run bench -- particiones [entries] [attempts] [rounds]`: times statements of the log, the answers and the attempts on PostgreSQL, each on the whole
 * table and on a partitioned one with the same rows and indexes, in turn (docs/performance.md, "Partitions").
 */
const ENTRIES = Number(process.argv[3] ?? 1_500_000);
const ATTEMPTS = Number(process.argv[4] ?? 300_000);
const ROUNDS = Number(process.argv[5] ?? 21);

/** A measure; `T` stands for the suffix of the table. */
interface Measure {
  readonly what: string;
  readonly run: (client: Client, suffix: 'e' | 'p', round: number) => Promise<unknown>;
  /** Rounds, where they cannot be repeated often. */
  readonly rounds?: number;
}

const select = (what: string, text: string, valuesOf: (round: number) => unknown[] = () => []): Measure => ({
  what,
  run: (client, suffix, round) => client.query(text.replaceAll('T', suffix), valuesOf(round)),
});

const LOG = 'id_usuario, usuario_creacion, tabla, tipo, fecha_creacion';
const MEASURES: readonly Measure[] = [
  select('log: newest page', `select * from log_T order by fecha_creacion desc, id_log desc limit 50`),
  select(
    'log: one person, one month',
    `select * from log_T where id_usuario = $1 and fecha_creacion >= '2025-06-01' and fecha_creacion < '2025-07-01'`,
    (round) => [round * 37],
  ),
  select('log: one person, all time', `select * from log_T where id_usuario = $1 order by fecha_creacion desc, id_log desc`, (round) => [
    round * 37,
  ]),
  select('log: one entry by id', `select * from log_T where id_log = $1`, (round) => [round * 1009]),
  select(
    'log: search of a month, rare',
    `select * from log_T where busqueda like '%zzz%' and fecha_creacion >= '2025-06-01' and fecha_creacion < '2025-07-01'`,
  ),
  { ...select('log: search of all time, rare', `select * from log_T where busqueda like '%zzz%' limit 50`), rounds: 3 },
  { ...select('log: count of all', 'select count(*) from log_T'), rounds: 5 },
  select(
    'log: 1,000 entries inserted',
    `insert into log_T (id_log, ${LOG}) select 100000000 + $1::integer * 1000 + n, n, 'x', 'x', 'x', '2026-12-20' from generate_series(1, 1000) n`,
    (round) => [round],
  ),
  select('answers: those of an attempt', `select * from detalle_T where id_evaluacion = $1`, (round) => [round * 601]),
  select(
    'answers: an attempt graded',
    `update detalle_T set es_correcta = not es_correcta from unnest(array[1,2,3,4,5,6,7,8,9,10]) q where id_evaluacion = $1 and id_pregunta = q`,
    (round) => [round * 701],
  ),
  select(
    'answers: 10 drawn',
    `insert into detalle_T (id_detalle, id_evaluacion, id_pregunta, version, numero_orden) select 0, $1::integer, n, 1, n from generate_series(1, 10) n`,
    (round) => [ATTEMPTS + 1 + round],
  ),
  {
    ...select(
      'answers: statistics of a question',
      `select count(*), count(*) filter (where es_correcta) from detalle_T where id_pregunta = 3`,
    ),
    rounds: 3,
  },
  select('attempts: of a person and a topic', `select * from evaluacion_T where id_usuario = $1 and id_tema = $2`, (round) => [
    round * 97,
    round % 40,
  ]),
];

/** Times of both tables in turn, in milliseconds; the first round warms the cache. */
async function measure(client: Client, { what, run, rounds = ROUNDS }: Measure): Promise<void> {
  const times = { e: [] as number[], p: [] as number[] };
  for (let round = 0; round <= rounds; round += 1)
    for (const suffix of round % 2 ? (['e', 'p'] as const) : (['p', 'e'] as const)) {
      const start = performance.now();
      await run(client, suffix, round);
      if (round > 0) times[suffix].push(performance.now() - start);
    }
  tell(what, median(times.e), median(times.p));
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tell = (what: string, whole: number, parts: number): void =>
  say(`| ${what} | ${whole.toFixed(2)} | ${parts.toFixed(2)} | ${(parts / whole).toFixed(2)} |`);

/** Takes the oldest month out of the log: once, at the end. */
async function removeMonth(client: Client): Promise<void> {
  const timed = async (...statements: string[]) => {
    const start = performance.now();
    for (const statement of statements) await client.query(statement);
    return performance.now() - start;
  };
  const whole = await timed(`delete from log_e where fecha_creacion < '2024-02-01'`, 'vacuum log_e');
  const parts = await timed('alter table log_p detach partition log_p_0', 'drop table log_p_0');
  tell('log: oldest month removed', whole, parts);
}

const cluster = await createPostgresCluster({ fsync: true });
try {
  await migrate(cluster.url('postgres'));
  const client = new Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query('set jit = off');
  for (const statement of worldOf(ENTRIES, ATTEMPTS)) await client.query(statement);
  say(`${ENTRIES} entries, ${ATTEMPTS} attempts; median of ${ROUNDS} rounds, ms\n\n| what | whole | partitioned | ratio |`);
  for (const one of MEASURES) await measure(client, one);
  await removeMonth(client);
  await client.end();
} finally {
  await cluster.remove();
}
