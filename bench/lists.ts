import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { fillLargeContent, LARGE, LARGE_NODES } from '@portal/testkit/models/large-content.ts';
import { fillLog, LOG_ENTRIES } from '@portal/testkit/models/large-log.ts';
import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { buildApp } from '../packages/server/src/app.ts';
import { loadConfig } from '../packages/server/src/config/config.ts';
import { newRuntime } from '../packages/server/src/core/http/runtime.ts';
import { openConnection, type Connection } from '../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../packages/server/src/db/migrator.ts';
import { median } from './statistics.ts';

/**
 * `npm run bench`: times the server's long lists with a large bank and a very large plan, on both databases. Injects every call
 * several times without a port and prints its median beside the floor: the cheapest call that also reads session and settings.
 * `npm run bench -- postgresql` measures one database.
 */
const REPEATS = 9;
const NOW = new Date();
const SLOW_MS = 300;

interface Call {
  readonly name: string;
  readonly method?: 'POST';
  readonly url: string;
  readonly body?: object;
}

const FLOOR: Call = { name: 'suelo: sesión, ajustes y una fila', url: '/pregunta/sel/1' };

const CALLS: readonly Call[] = [
  { name: 'pregunta: primera página', url: '/pregunta/sellst?pagina=1&tamano=100' },
  { name: 'pregunta: última página', url: '/pregunta/sellst?pagina=200&tamano=100' },
  { name: 'pregunta: buscar dos palabras', url: '/pregunta/sellst?pagina=1&tamano=100&buscar=almacen%20caso%2012' },
  {
    name: 'pregunta: filtrar dos columnas',
    url: '/pregunta/sellst?pagina=1&tamano=100&filtro[pregunta]=almacen&filtro[indicador_correcta]=2',
  },
  { name: 'pregunta: ordenar por texto', url: '/pregunta/sellst?pagina=1&tamano=100&orden=pregunta' },
  { name: 'pregunta: ordenar por temas', url: '/pregunta/sellst?pagina=1&tamano=100&orden=-temas' },
  { name: 'pregunta: ordenar por respuestas', url: '/pregunta/sellst?pagina=1&tamano=100&orden=-respuestas' },
  { name: 'pregunta: lista completa', url: '/pregunta/sellst' },
  { name: 'pregunta: asignadas a un tema', url: '/pregunta/sellst/asignado/1?pagina=1&tamano=100&orden=-asignado' },
  { name: 'tema: primera página', url: '/tema/sellst/0?pagina=1&tamano=100' },
  { name: 'tema: buscar', url: '/tema/sellst/0?pagina=1&tamano=100&buscar=atencion' },
  { name: 'tema: ordenar por valoración', url: '/tema/sellst/0?pagina=1&tamano=100&orden=-rating' },
  { name: 'tema: lista completa', url: '/tema/sellst/0' },
  { name: `plan: EDT de ${LARGE_NODES} nodos`, method: 'POST', url: '/planestudio/sellst/edt/', body: { nivel: 1, id_referencia: 1 } },
  { name: 'plan: estructura', url: '/planestudio/sellst/estructura' },
  { name: 'plan: lista', url: '/planestudio/sellst' },
  { name: 'curso: lista', url: '/curso/sellst?pagina=1&tamano=100' },
  { name: 'modulo: lista', url: '/modulo/sellst?pagina=1&tamano=100' },
  { name: 'programa: lista', url: '/programa/sellst?pagina=1&tamano=100' },
  { name: 'registro: primera página', url: '/log/sellst?pagina=1&tamano=100' },
  { name: 'registro: buscar dos palabras', url: '/log/sellst?pagina=1&tamano=100&buscar=almacen%204711' },
  { name: 'registro: buscar lo frecuente', url: '/log/sellst?pagina=1&tamano=100&buscar=evaluacion' },
  { name: 'registro: buscar lo que no hay', url: '/log/sellst?pagina=1&tamano=100&buscar=zzqq' },
  {
    name: 'registro: de una persona, un mes',
    url: '/log/sellst?pagina=1&tamano=100&filtro[persona]=paterno&filtro[fecha_creacion]=2026-02-01..2026-02-28',
  },
  { name: 'registro: de un curso', url: '/log/sellst?pagina=1&tamano=100&filtro[tabla]=curso&filtro[id_registro]=8' },
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number): string => `${value.toFixed(1).padStart(8)} ms`;

type Measure = (call: Call) => Promise<{ readonly time: number; readonly bytes: number }>;

async function measuring(connection: Connection, dataDir: string): Promise<{ measure: Measure; close(): Promise<void> }> {
  const { db } = connection;
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0' });
  const app = await buildApp({ config, runtime: newRuntime(connection), clock: () => NOW });
  const token = await signIn({ db, now: NOW }, await buildUsuario(db, { admin: true, contrasenia_fecha: NOW.toISOString() }));
  const measure: Measure = async ({ name, method = 'GET', url, body }) => {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round <= REPEATS; round += 1) {
      const start = performance.now();
      const answer = await app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
      // The first round is not timed: it warms statements and plans.
      if (round > 0) times.push(performance.now() - start);
      bytes = answer.rawPayload.length;
    }
    return { time: median(times), bytes };
  };
  return { measure, close: () => app.close() };
}

async function run(title: string, connection: Connection, dataDir: string): Promise<void> {
  await migrateToLatest(connection);
  const start = performance.now();
  await fillLargeContent(connection.db);
  await fillLog(connection.db);
  say(
    `\n${title}: ${LARGE.preguntas} preguntas, ${LARGE.temas} temas, ${LARGE_NODES} nodos, ${LOG_ENTRIES} entradas del registro (llenada en ${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
  const { measure, close } = await measuring(connection, dataDir);
  await measure(FLOOR);
  const floor = await measure(FLOOR);
  say(`${ms(floor.time)}      1×            ${FLOOR.name}`);
  for (const call of CALLS) {
    const { time, bytes } = await measure(call);
    const ratio = `${(time / floor.time).toFixed(0)}×`.padStart(7);
    say(`${ms(time)} ${ratio} ${`${(bytes / 1024).toFixed(0)} KB`.padStart(10)}  ${call.name}${time > SLOW_MS ? '   ← lento' : ''}`);
  }
  await close();
}

async function onPostgres(): Promise<void> {
  const cluster = await createPostgresCluster({ fsync: false });
  const connection = await openConnection({ databaseUrl: cluster.url('postgres'), dataDir: '' });
  try {
    await run('PostgreSQL', connection, tmpdir());
  } finally {
    await connection.close();
    await cluster.remove();
  }
}

async function onEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const connection = await openConnection({ dataDir });
  try {
    await run('Base embebida', connection, dataDir);
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const wanted = process.argv[2];
if (wanted !== 'embebida') await onPostgres();
if (wanted !== 'postgresql') await onEmbedded();
