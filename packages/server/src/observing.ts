import type { Config } from './config.ts';
import type { AnswerObserver } from './core/http/answered.ts';
import type { MetricsSource } from './metrics/metrics.ts';

/** What watches the process, by its settings. */
export interface Observing {
  readonly observers: readonly AnswerObserver[];
  stop(): Promise<void>;
}

/** Starts what the settings ask for. Its libraries are loaded only then. */
export async function startObserving({ config, ...source }: MetricsSource & { readonly config: Config }): Promise<Observing> {
  const { metrics: address } = config.operacion;
  if (!address) return { observers: [], stop: async () => {} };
  const [{ createMetrics }, { startMetricsServer }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/metrics-server.ts'),
  ]);
  const metrics = createMetrics(source);
  const server = await startMetricsServer(address, metrics);
  console.log(`Métricas en http://${address.host}:${server.port}/metrics`);
  return { observers: [metrics.observe], stop: () => server.stop() };
}
