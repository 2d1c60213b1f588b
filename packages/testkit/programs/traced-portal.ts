import { buildApp } from '@portal/server/src/app.ts';
import { loadConfig } from '@portal/server/src/config/config.ts';
import { newRuntime } from '@portal/server/src/core/http/runtime.ts';
import type { Connection } from '@portal/server/src/db/connection.ts';
import { startTracing, type Tracing } from '@portal/server/src/tracing/tracing.ts';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { TEST_NOW } from '../app.ts';
import type { Collector } from '../services/collector.ts';
import { type LogLines, logLines } from '../log-lines.ts';

/** The application with traces, over a test's database. */
export interface TracedPortal {
  readonly app: FastifyInstance;
  readonly log: LogLines;
  readonly tracing: Tracing;
  /** Lines for the operator about trouble. */
  readonly trouble: string[];
}

/** Starts the application with traces that go to a collector; ends it with the test. */
export async function tracedPortal(
  connection: Connection,
  { url }: Pick<Collector, 'url'>,
  environment: NodeJS.ProcessEnv = {},
): Promise<TracedPortal> {
  const [log, trouble] = [logLines(), [] as string[]];
  const config = loadConfig({ LOG_LEVEL: 'info', DEMO: '0', OTEL_EXPORTER_OTLP_ENDPOINT: url, ...environment });
  const tracing = startTracing(config.trazas!, (line) => trouble.push(line));
  const { observe, requests } = tracing;
  const runtime = newRuntime(connection);
  const app = await buildApp({ config, runtime, clock: () => TEST_NOW, logTo: log, observers: [observe], tracing: requests });
  onTestFinished(async () => {
    await app.close();
    await tracing.stop();
  });
  return { app, log, tracing, trouble };
}
