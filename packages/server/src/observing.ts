import type { Config } from './config/config.ts';
import type { AnswerObserver } from './core/http/answer/answered.ts';
import type { RequestTracing } from './core/http/trace-requests.ts';
import type { MetricsSource } from './metrics/metrics.ts';

/** Observers of the process, by its settings. */
export interface Observing {
  readonly observers: readonly AnswerObserver[];
  readonly tracing?: RequestTracing | undefined;
  stop(): Promise<void>;
}

type Source = MetricsSource & { readonly config: Config };

/** Starts what the settings ask for. Its libraries are loaded only then. */
export async function startObserving(source: Source): Promise<Observing> {
  const parts = [await startMetrics(source), await startTraces(source)].filter((part) => part !== undefined);
  return {
    observers: parts.flatMap(({ observers }) => observers),
    tracing: parts.find(({ tracing }) => tracing)?.tracing,
    stop: async () => void (await Promise.all(parts.map((part) => part.stop()))),
  };
}

async function startMetrics(source: Source): Promise<Observing | undefined> {
  const { metrics: address } = source.config.operacion;
  if (!address) return undefined;
  const [{ createMetrics }, { startMetricsServer }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/metrics-server.ts'),
  ]);
  const metrics = createMetrics(source);
  const server = await startMetricsServer(address, metrics);
  console.log(`Métricas en http://${address.host}:${server.port}/metrics`);
  return { observers: [metrics.observe], stop: () => server.stop() };
}

async function startTraces({ config: { trazas } }: Source): Promise<Observing | undefined> {
  if (!trazas) return undefined;
  const { startTracing } = await import('./tracing/tracing.ts');
  const { observe, requests, stop } = startTracing(trazas, (line) => console.error(line));
  return { observers: [observe], tracing: requests, stop };
}
