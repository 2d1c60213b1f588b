import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { sql } from 'kysely';
import { api } from '../packages/contract/src/api.ts';
import { buildApp } from '../packages/server/src/app.ts';
import { loadConfig } from '../packages/server/src/config/config.ts';
import { newRuntime } from '../packages/server/src/core/http/runtime.ts';
import { openConnection } from '../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../packages/server/src/db/migrator.ts';
import { median } from './statistics.ts';

/**
 * Imports people from a file and undoes it, beside COPY of the same rows into the same tables of the same database, while a learner calls.
 * Aims: a third of COPY, less than 400 MB, a learner's calls under twice their idle median.
 */
const PEOPLE = Number(process.argv[3] ?? 50_000);
const IDLE_CALLS = 200;
const NOW = new Date();

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const cluster = await createPostgresCluster({ fsync: true });
const connection = await openConnection({ databaseUrl: cluster.url('postgres'), dataDir: '' });
await migrateToLatest(connection);
const { db } = connection;
const config = loadConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent', DEMO: '0' });
const app = await buildApp({ config, runtime: newRuntime(connection), clock: () => NOW });

const fresh = { contrasenia_fecha: NOW.toISOString() };
const tokenOf = async (admin: boolean) => signIn({ db, now: NOW }, await buildUsuario(db, { ...fresh, admin }));

/** A file of people as a payroll system writes it: 20 companies, 300 cost centres, everybody with a boss. */
function sheet(): Buffer {
  const lines = [
    'cod_empresa;empresa;ceco;desc_ceco;trabajador;departamento;tipo_doc;n_doc;mail;telefono;nombre;apellido_paterno;apellido_materno;codigo;puesto_trabajador;fecha_ingreso;sexo;jefe',
  ];
  for (let n = 1; n <= PEOPLE; n += 1) {
    const empresa = n % 20;
    const boss = n <= 20 ? '' : `P${Math.ceil(n / 10)}`;
    const names = [`Nombre ${String.fromCodePoint(65 + (n % 26))}`, `Apellido ${String.fromCodePoint(65 + ((n >> 4) % 26))}`, 'Ñahui'];
    const work = [`C${n % 300}`, `Centro ${n % 300}`, 'Empleado', `Departamento ${n % 40}`, 'DNI', 30_000_000 + n];
    lines.push(
      [
        `E${empresa}`,
        `Empresa ${empresa}`,
        ...work,
        `p${n}@example.com`,
        900_000_000 + n,
        ...names,
        `P${n}`,
        `Cargo ${n % 200}`,
        '21/11/2026',
        'F',
        boss,
      ].join(';'),
    );
  }
  return Buffer.from(lines.join('\r\n'));
}

let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);

async function call<Answer>(token: string, { method, path }: { method: string; path: string }, payload?: Buffer | object): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': Buffer.isBuffer(payload) ? 'text/csv' : 'application/json' };
  const answer = await app.inject({ method: method as 'POST', url: `/api${path}`, headers, payload: payload ?? {} });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
  return answer.json<Answer>();
}

async function lightCall(token: string): Promise<number> {
  const start = performance.now();
  await app.inject({ url: '/api/evaluacion/sellst/usuario', headers: { authorization: `Bearer ${token}` } });
  return performance.now() - start;
}

interface Timed<Answer> {
  readonly answer: Answer;
  readonly ms: number;
}

/** Times a step while a learner calls again and again. */
async function timed<Answer>(name: string, learner: string | undefined, step: () => Promise<Answer>): Promise<Timed<Answer>> {
  const running = new AbortController();
  const calls: number[] = [];
  const client = async () => {
    if (!learner) return;
    while (!running.signal.aborted) calls.push(await lightCall(learner));
  };
  peak = 0;
  const calling = client();
  const start = performance.now();
  const answer = await step().finally(() => running.abort());
  const ms = performance.now() - start;
  await calling;
  const rate = Math.round((PEOPLE / ms) * 1000);
  const share = calls.length === 0 ? '' : `   alumno p50 ${median(calls).toFixed(1)} ms (${calls.length})`;
  say(
    `${name.padEnd(28)} ${(ms / 1000).toFixed(1).padStart(6)} s ${String(rate).padStart(7)} filas/s   máx ${Math.round(peak / 2 ** 20)} MB${share}`,
  );
  return { answer, ms };
}

/** Columns of a table that a COPY may write. */
async function columnsOf(table: string): Promise<string> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  return rows[0]?.names ?? '';
}

const file = (table: string) => join(tmpdir(), `portal-bench-${process.pid}-${table}`);
const TABLES = { usuario: `codigo_usuario like 'P%'`, importacion_fila: 'true' };

async function copyOut(): Promise<void> {
  for (const [table, where] of Object.entries(TABLES))
    await sql.raw(`copy (select ${await columnsOf(table)} from ${table} where ${where}) to '${file(table)}'`).execute(db);
}

async function copyIn(): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  for (const table of Object.keys(TABLES)) await sql.raw(`copy ${table} (${await columnsOf(table)}) from '${file(table)}'`).execute(db);
}

/** Tables to fill before a COPY of people: an undone import removes its companies and parameters. */
const MASTERS = ['empresa', 'parametro'];

try {
  const [admin, learner] = [await tokenOf(true), await tokenOf(false)];
  const { importar, importarIns, importarDeshacer } = api.usuario;
  const bytes = sheet();
  say(`${PEOPLE} personas, ${(bytes.length / 2 ** 20).toFixed(1)} MB`);
  const idle: number[] = [];
  for (let n = 0; n < IDLE_CALLS; n += 1) idle.push(await lightCall(learner));
  say(`alumno en reposo: p50 ${median(idle).toFixed(1)} ms; servidor ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
  const review = await timed('revisión', learner, () =>
    call<{ id_importacion: number; aceptadas: number }>(admin, { ...importar, path: `${importar.path}?filas=0` }, bytes),
  );
  if (review.answer.aceptadas !== PEOPLE) throw new Error(`aceptadas: ${review.answer.aceptadas}`);
  const { id_importacion } = review.answer;
  const confirmation = await timed('confirmación', learner, () => call(admin, importarIns, { id_importacion }));
  await copyOut();
  for (const table of MASTERS) await sql.raw(`create table bench_${table} as select ${await columnsOf(table)} from ${table}`).execute(db);
  const path = importarDeshacer.path.replace(':id', String(id_importacion));
  await timed('lo que se desharía', learner, () => call(admin, { method: 'POST', path: `${path}?simular=1` }));
  await timed('deshacer', learner, () => call(admin, { method: 'POST', path }));
  await sql`delete from importacion_fila`.execute(db);
  for (const table of MASTERS) {
    const columns = await columnsOf(table);
    await sql.raw(`insert into ${table} (${columns}) select ${columns} from bench_${table} on conflict do nothing`).execute(db);
  }
  const copy = await timed('COPY de las mismas filas', undefined, copyIn);
  const share = copy.ms / (review.ms + confirmation.ms);
  say(
    `revisión y confirmación: ${(share * 100).toFixed(0)} % de la velocidad de COPY; la confirmación sola: ${((copy.ms / confirmation.ms) * 100).toFixed(0)} %`,
  );
} finally {
  clearInterval(watch);
  await app.close();
  await connection.close();
  await cluster.remove();
}
