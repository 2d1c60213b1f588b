import cluster, { type Worker } from 'node:cluster';
import { handOutTurns } from './core/limit-on-machine.ts';

/** Most ends of processes by themselves within a minute, per process; beyond it the portal stops: something is wrong that no restart mends. */
const MOST_ENDS = 5;
const MINUTE_MS = 60_000;

/** Line for the operator when all processes serve. */
const allServe = (count: number): string => `Atienden los ${count} procesos.`;

/** Whether this process announces the start: the only one, or the first of several. */
export const announces = (): boolean => cluster.isPrimary || cluster.worker?.id === 1;

/** Argument of a process that starts while others serve. */
const OTHERS_SERVE = '--otros-atienden';

/**
 * Whether this process opens the port before it can serve, to answer 503 with the reason. One that starts beside others that serve does not: the
 * port is shared, and it would take connections from them.
 */
export const listensFirst = (): boolean => !process.argv.includes(OTHERS_SERVE);

/** Whether this process runs the others and serves nobody. */
export const isSupervisor = (processes: number): boolean => processes > 1 && cluster.isPrimary;

/**
 * Runs `count` processes of the server on one port (record 070). The first prepares the database; the others start when it is ready. One that
 * ends by itself is started again. SIGINT and SIGTERM reach all of them; this process ends after the last one.
 */
export function superviseProcesses(count: number): void {
  new Supervisor(count).start();
}

class Supervisor {
  readonly #count: number;
  #ready = false;
  /** Ids of the processes that serve; the portal notifies the operator whenever all of them do: after the start, and after one was replaced. */
  readonly #serving = new Set<number>();
  #exitCode: number | undefined;
  #ends: number[] = [];

  constructor(count: number) {
    this.#count = count;
  }

  start(): void {
    // Each process accepts from the shared socket: a connection handed on by this process would wait for ever when its receiver is killed.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.on('message', (worker, message) => void (message === 'listo' && this.#onReady(worker)));
    cluster.on('exit', (worker, code, signal: string) => this.#onExit(worker, signal ? `señal ${signal}` : `código ${code}`, code));
    handOutTurns();
    // Ctrl+C in a terminal reaches the other processes too, as part of the process group.
    process.on('SIGINT', () => this.#stop(0, process.stdin.isTTY ? undefined : 'SIGINT'));
    process.on('SIGTERM', () => this.#stop(0, 'SIGTERM'));
    this.#fork();
  }

  #fork(): void {
    cluster.setupPrimary({ args: this.#serving.size > 0 ? [OTHERS_SERVE] : [] });
    cluster.fork();
  }

  #onReady({ id }: Worker): void {
    this.#serving.add(id);
    if (this.#serving.size === this.#count) console.log(allServe(this.#count));
    if (this.#ready) return;
    this.#ready = true;
    if (this.#exitCode === undefined) for (let started = 1; started < this.#count; started += 1) this.#fork();
    process.send?.('listo');
  }

  #onExit({ id, process: { pid } }: Worker, reason: string, code: number): void {
    this.#serving.delete(id);
    if (this.#exitCode !== undefined) {
      if (workers().length === 0) process.exit(this.#exitCode);
      return;
    }
    // One that never got ready has said why.
    if (!this.#ready) process.exit(code || 1);
    const now = performance.now();
    this.#ends = [...this.#ends.filter((end) => now - end < MINUTE_MS), now];
    const again = this.#ends.length < MOST_ENDS * this.#count;
    const what = `${new Date().toISOString()} El proceso ${pid} del servidor terminó solo (${reason})`;
    console.error(`${what}: ${again ? 'se inicia otro.' : `${this.#ends.length} en un minuto, el portal se detiene.`}`);
    if (again) this.#fork();
    else this.#stop(1, 'SIGTERM');
  }

  #stop(exitCode: number, signal: NodeJS.Signals | undefined): void {
    this.#exitCode ??= exitCode;
    if (workers().length === 0) process.exit(this.#exitCode);
    if (signal) for (const worker of workers()) worker.process.kill(signal);
  }
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
