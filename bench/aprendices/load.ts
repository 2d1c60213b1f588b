import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Client } from 'pg';
import { residentOf, workedOf } from '../process-tree.ts';
import { say } from '../print.ts';

/** Processes that share the machine. */
export interface Watched {
  readonly server: number;
  readonly postgres: number;
  readonly databaseUrl: string;
}

const NANOSECONDS = 1e6;
const LOOK_MS = 5_000;

/** Watches processors, memory, connections and this client's own delay; the function it returns prints them. */
export async function watch({ server, postgres, databaseUrl }: Watched): Promise<() => Promise<void>> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const start = performance.now();
  const ownStart = process.cpuUsage();
  const before = { server: workedOf(server), postgres: workedOf(postgres) };
  const resident = residentOf(server);
  let most = resident;
  const look = setInterval(() => void (most = Math.max(most, residentOf(server))), LOOK_MS);
  return async () => {
    clearInterval(look);
    delay.disable();
    const elapsed = performance.now() - start;
    const own = process.cpuUsage(ownStart);
    const share = (worked: number): string => `${((worked / elapsed) * 100).toFixed(0)} %`;
    const { rows } = await database.query<{ open: number }>(
      `select count(*)::integer as open from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await database.end();
    const [middle, late, worst] = [delay.percentile(50), delay.percentile(99), delay.max].map((each) => (each / NANOSECONDS).toFixed(0));
    say(
      `de un núcleo: servidor ${share(workedOf(server) - before.server)}, PostgreSQL ${share(workedOf(postgres) - before.postgres)}, ` +
        `cliente ${share((own.user + own.system) / 1_000)}`,
    );
    say(`memoria del servidor: ${resident.toFixed(0)} MB antes, ${Math.max(most, residentOf(server)).toFixed(0)} la mayor`);
    say(`conexiones a PostgreSQL: ${rows[0]!.open}`);
    say(`retraso del propio cliente (de 10 ms cada vuelta): p50 ${middle} ms, p99 ${late} ms, máximo ${worst} ms`);
  };
}
