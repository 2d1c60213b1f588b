import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { buildContentApp } from './content-app.ts';
import { loadConfig, type Config, unknownVariables } from './config/config.ts';
import { versionText } from './operations/version.ts';
import { exitCodeOf } from './errors/start-refusal.ts';
import { newRuntime, type Runtime } from './core/http/runtime.ts';
import { type Connection, openConnection } from './db/connection.ts';
import { databaseText } from './db/database-text.ts';
import { requireSettings } from './db/server/open-postgres.ts';
import { keepPartitions } from './db/partitions.ts';
import { whenWritable, type Waiting } from './db/server/when-writable.ts';
import { refuseDemoAccounts } from './demo/demo-accounts.ts';
import { firstData, type FirstData } from './demo/first-data.ts';
import { migrateToLatest } from './db/migrator.ts';
import { requireStorage } from './domains/archivo/archivo.public.ts';
import { type Running, stopOnSignals } from './graceful-stop.ts';
import { startObserving } from './observing.ts';
import { startJobs } from './jobs/jobs.ts';
import { retryAtStart } from './wait-for-service.ts';
import { handOver } from './demo/first-password.ts';
import { announces, isSupervisor, listensFirst, superviseProcesses } from './processes.ts';

const clock = () => new Date();
const PRIVATE = 0o077;
const here = dirname(fileURLToPath(import.meta.url));

/** Built client beside the built server, or beside the sources in development. */
const clientFolder = [join(here, '../../web/dist')].find((folder) => existsSync(join(folder, 'index.html')));

/** Ends the process: it cannot open the embedded database again. `npm start` or the service manager starts a new one. */
function endWithDatabase(error: Error): void {
  console.error(`${error.message} El portal se detiene.`);
  process.exit(1);
}

/** Built player of content packages, in the same way. */
const playerFolder = [join(here, '../../jugador/dist')].find((folder) => existsSync(join(folder, 'jugador.js')));

const announceDemo = () => console.log('Cargando los datos de demostración (solo la primera vez)…');

const announceStep = (step: string, seconds: number) => console.log(`Base de datos actualizada: paso ${step}, ${seconds.toFixed(1)} s.`);

const announceWait = (what: string) => (error: Error, seconds: number) =>
  console.error(`${what} no responde (${error.message || error.name}): se espera hasta ${seconds} segundos.`);

const announceReplica = (usable: boolean, reason: string) =>
  usable
    ? console.log('La réplica (DATABASE_REPLICA_URL) responde: los reportes la leen.')
    : console.error(`La réplica (DATABASE_REPLICA_URL) no se puede usar (${reason}): los reportes leen la base principal.`);

/** Begins to open the database: the thread of the embedded one works while this one builds the application. `prepare` reports a failure. */
function beginOpening(config: Config): Promise<Connection> {
  const opening = openConnection({ ...config, onFailure: endWithDatabase, onReplica: announceReplica });
  opening.catch(() => {});
  return opening;
}

interface Preparation {
  readonly config: Config;
  readonly runtime: Runtime;
  readonly opening: Promise<Connection>;
  readonly log: Waiting['log'];
}

/** Waits until the database is open and takes writes, and brings it to this version. */
async function prepare({ config, runtime, opening, log }: Preparation): Promise<FirstData> {
  const connection = await opening;
  runtime.connection = connection;
  await retryAtStart(() => requireStorage(config), { onWait: announceWait('El almacén de archivos') });
  return whenWritable(connection, { log, onAway: (away) => (runtime.databaseAway = away) }, async () => {
    await requireSettings(connection);
    await migrateToLatest(connection, { log, goesOn: () => runtime.state === 'iniciando', onStep: announceStep });
    // A long transaction may forbid it: until the daily job makes them, rows wait in the last partition.
    await keepPartitions(connection.db, clock().toISOString()).catch(({ message }: Error) =>
      log.warn(`Las particiones de los próximos meses se crearán más tarde: ${message}`),
    );
    await refuseDemoAccounts(connection.db, config);
    void connection.replicaIsFresh?.();
    return firstData(connection.db, config, { now: clock(), onDemo: announceDemo });
  });
}

function announce(config: Config, runtime: Runtime, data: FirstData): void {
  const lines = [`Portal de capacitación ${versionText()} listo en ${config.publicUrl}/`, `Base de datos: ${databaseText(config)}`];
  if (config.processes > 1) lines.push(`Procesos: ${config.processes}`);
  if (runtime.connection?.kind === 'embebida') {
    lines.push('Aviso: la base embebida resiste la caída del proceso, no un corte de energía; en producción use DATABASE_URL.');
  }
  if (data.demo.length) lines.push('Accesos de demostración (documento / contraseña):');
  for (const { rol, username, password } of data.demo) lines.push(`  ${rol.padEnd(10)} ${username} / ${password}`);
  if (data.administrator) lines.push(handOver(data.administrator, config.dataDir));
  console.log(lines.join('\n'));
}

/**
 * Runs what the settings say: the server, or the process that runs several. Ends the process when it cannot start, with 78 when no restart mends that.
 * Whatever the process writes belongs to its user alone.
 * @param onReady called once this process serves
 */
export async function run(onReady: () => void): Promise<void> {
  process.umask(PRIVATE);
  try {
    // Before the settings are judged: a misspelt name may be why they are refused.
    if (cluster.isPrimary) for (const line of unknownVariables()) console.error(line);
    const config = loadConfig();
    if (isSupervisor(config.processes)) superviseProcesses(config.processes);
    else await serve(config, onReady);
  } catch (error) {
    console.error(describeStartFailure(error));
    process.exit(exitCodeOf(error));
  }
}

/** Serves until a signal stops the process. */
async function serve(config: Config, onReady: () => void): Promise<void> {
  const runtime = newRuntime();
  const opening = beginOpening(config);
  const observed = await startObserving({ config, runtime, clock });
  const app = await buildApp({ config, runtime, clock, clientFolder, ...observed });
  const content = await buildContentApp({ config, runtime, clock, playerFolder, ...observed });
  const running: Running = { app, content, runtime, config, others: [observed] };
  stopOnSignals(running);
  const data = await start({ app, content }, { config, runtime, opening, log: app.log });
  if (!data) return;
  running.jobs = startJobs({ runtime, config, clock, log: app.log });
  runtime.state = 'listo';
  onReady();
  if (announces()) announce(config, runtime, data);
  // Notifies `npm start`, or the process that runs several: both start a ready server again when it ends by itself.
  process.send?.('listo');
}

type App = Awaited<ReturnType<typeof buildApp>>;

/** The applications of the portal and of the origin of content packages. */
interface Apps {
  readonly app: App;
  readonly content: App;
}

/** Opens the port of content packages. One that nobody named may be taken by another program: packages cannot be opened then, all else can. */
async function listenForContent(content: App, { contenido, host }: Config, runtime: Runtime): Promise<void> {
  if (contenido.port === null) return;
  try {
    await content.listen({ port: contenido.port, host });
  } catch (error) {
    if (contenido.named) throw error;
    runtime.contentPortTaken = true;
    console.error(`Los paquetes SCORM no se pueden abrir: el puerto ${contenido.port} está ocupado. Elija otro con CONTENIDO_PORT.`);
  }
}

/** Opens the ports and prepares the database, in the order of `listensFirst`. Returns undefined when a signal stopped the process meanwhile. */
async function start({ app, content }: Apps, preparation: Preparation): Promise<FirstData | undefined> {
  const { config, runtime } = preparation;
  try {
    const listen = async () => {
      await app.listen({ port: config.port, host: config.host });
      await listenForContent(content, config, runtime);
    };
    if (listensFirst()) await listen();
    const data = await prepare(preparation);
    if (runtime.state !== 'iniciando') return undefined;
    if (!listensFirst()) await listen();
    return data;
  } catch (error) {
    if (runtime.state === 'iniciando') throw error;
    // The stop closed what the start was using, and ends the process.
    return undefined;
  }
}

/** Advice for errors of `listen`, by code. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Elija otro puerto con PORT.',
  EACCES: 'Elija con PORT un puerto que este usuario pueda abrir.',
  EADDRNOTAVAIL: 'Esta máquina no tiene la dirección de HOST.',
  ENOTFOUND: 'El nombre de HOST no se conoce.',
};

/** Describes a failed start in one line, with advice for the operator. */
function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const advice = 'syscall' in error && 'code' in error && /listen|getaddrinfo/.test(String(error.syscall)) && LISTENING[String(error.code)];
  return advice ? `No se puede escuchar: ${error.message}. ${advice}` : error.message;
}
