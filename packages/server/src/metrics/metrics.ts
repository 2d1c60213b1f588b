import { setTimeout as sleep } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerObserver } from '../core/http/answer/answered.ts';
import type { Config } from '../config/config.ts';
import type { Runtime } from '../core/http/runtime.ts';
import { COMPILACION, VERSION } from '../operations/version.ts';
import { cachedMeasures, type DatabaseMeasures } from './cached-measures.ts';

/** Sources of the metrics. */
export interface MetricsSource {
  readonly runtime: Runtime;
  readonly clock: () => Date;
  readonly config: Config;
}

/** Metrics of one process. */
export interface Metrics {
  /** Counts a request that ended. */
  readonly observe: AnswerObserver;
  readonly contentType: string;
  /** Returns all metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const MS = 1000;

/** Creates the metrics: requests, event loop, memory, pool, outbox, jobs and sessions. */
export function createMetrics({ runtime, clock, config }: MetricsSource): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Duration of requests by method, pattern of the route and class of the status; aborted: the caller left before the answer.',
    labelNames: ['method', 'route', 'status_class'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'portal_build_info',
    help: 'Program that runs: version label, commit and its day; always 1.',
    labelNames: ['version', 'revision', 'date'] as const,
    registers: [registry],
  }).set({ version: VERSION, revision: COMPILACION.revision ?? '', date: COMPILACION.fecha ?? '' }, 1);
  addDatabase(registry, runtime);
  const addMeasures = measured(registry, clock);
  const measures = cachedMeasures({ connection: () => runtime.connection, clock, config });
  return {
    observe: ({ method, route, status, milliseconds, complete }) => {
      const status_class = complete ? `${Math.floor(status / 100)}xx` : 'aborted';
      duration.observe({ method, route: routeLabel(route), status_class }, milliseconds / MS);
    },
    contentType: registry.contentType,
    async text() {
      addMeasures(await measures());
      return registry.metrics();
    },
  };
}

/** Returns the pattern of a call of the API; each file of the client would be a time series of its own. */
function routeLabel(route: string | undefined): string {
  if (route === undefined) return 'unknown';
  return route.includes('/api/') ? route : 'client';
}

/** Longest wait of a scrape for the replica. */
const REPLICA_MS = 2_000;

function addDatabase(registry: Registry, runtime: Runtime): void {
  const replica = new Gauge({
    name: 'portal_replica_usable',
    help: 'Whether reports read the replica; absent without one.',
    registers: [registry],
    async collect() {
      const asked = runtime.connection?.replicaIsFresh?.();
      replica.remove();
      // A replica that does not answer holds up no scrape.
      if (asked) replica.set((await Promise.race([asked, sleep(REPLICA_MS, false, { ref: false })])) ? 1 : 0);
    },
  });
  const connections = new Gauge({
    name: 'portal_db_connections',
    help: 'Connections of the pool, those without work, and statements that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const load = runtime.connection?.load();
      if (load) for (const [state, count] of Object.entries(load)) connections.set({ state }, count);
    },
  });
}

/** Creates the gauges that the database fills; returns the function that fills them. */
function measured(registry: Registry, clock: () => Date): (read: DatabaseMeasures) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `portal_${name}`, help, labelNames, registers: [registry] });
  const up = gauge('db_up', 'Whether the database answered the last measurement.', []);
  const outbox = gauge('outbox_messages', 'Messages of the outbox by state.', ['state']);
  const oldest = gauge('outbox_oldest_pending_seconds', 'Age of the oldest message that waits; 0 without one.', []);
  const sessions = gauge('sessions_active', 'Sessions that are neither closed nor expired.', []);
  const jobs = gauge('job_last_success_age_seconds', 'Time since the last run of a job that succeeded.', ['job']);
  const judgement = gauge('judgement', 'What /estado thinks of a part: 1 right, 0 something to look at.', ['part']);
  const ageOf = (instant: string) => (clock().getTime() - Date.parse(instant)) / MS;
  return ({ up: answers, measures, juicios = {} }) => {
    up.set(answers ? 1 : 0);
    if (!measures) return;
    outbox.set({ state: 'pending' }, measures.pendientes);
    outbox.set({ state: 'failed' }, measures.fallidos);
    oldest.set(measures.mas_antiguo === null ? 0 : ageOf(measures.mas_antiguo));
    for (const [part, juicio] of Object.entries(juicios)) judgement.set({ part }, juicio === 'bien' ? 1 : 0);
    sessions.set(measures.sesiones);
    for (const { nombre, ultima } of measures.tareas) if (ultima !== null) jobs.set({ job: nombre }, ageOf(ultima));
  };
}
