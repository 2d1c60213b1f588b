import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { startNginx } from './nginx.ts';
import { startPortal, type Portal } from './portal-process.ts';

/** Several servers on one database and one data folder, behind nginx (deploy/nginx.conf). */
export interface PortalGroup {
  readonly url: string;
  /** Output so far of the processes that run now. */
  output(): string;
  /** Kills one of them at random and starts it again; resolves when it is ready. */
  killOne(random: () => number): Promise<void>;
  /** Stops killing (`keepKilling`), then all of them in order. */
  stop(): Promise<void>;
  /** Kills one after another at random until `stop`. */
  keepKilling(random: () => number): void;
}

export interface GroupOptions {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly count: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Pause between two kills, in milliseconds. */
const PAUSE = { from: 4000, to: 12_000 } as const;

/** Starts the servers and nginx. */
export async function startPortalGroup({ dataDir, databaseUrl, count, environment }: GroupOptions): Promise<PortalGroup> {
  const ports: number[] = [];
  for (let process = 0; process < count; process += 1) ports.push(await freePort());
  const nginx = await startNginx(ports);
  const start = (port: number) =>
    startPortal({
      dataDir,
      databaseUrl,
      port,
      environment: { ...environment, PUBLIC_URL: nginx.url, DATABASE_CONEXIONES: '8' },
      directly: true,
    });
  const portals: Portal[] = [];
  let killing: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const group: PortalGroup = {
    url: nginx.url,
    output: () => portals.map((portal) => portal.output()).join(''),
    async killOne(random) {
      const victim = Math.floor(random() * count);
      await portals[victim]!.kill();
      portals[victim] = await start(ports[victim]!);
    },
    keepKilling(random) {
      killing = (async () => {
        while (!stopping.signal.aborted) {
          const pause = PAUSE.from + random() * (PAUSE.to - PAUSE.from);
          await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
          if (!stopping.signal.aborted) await group.killOne(random);
        }
      })();
      // `stop` throws it.
      killing.catch(() => {});
    },
    async stop() {
      stopping.abort();
      try {
        await killing;
      } finally {
        await Promise.all(portals.map((portal) => portal.stop()));
        await nginx.stop();
      }
    },
  };
  try {
    for (const port of ports) portals.push(await start(port));
  } catch (error) {
    await group.stop();
    throw error;
  }
  return group;
}
