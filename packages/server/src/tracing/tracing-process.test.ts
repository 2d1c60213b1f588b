import { startServer } from '@portal/testkit/programs/server-process.ts';
import { startCollector } from '@portal/testkit/services/collector.ts';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { expect, test, vi } from 'vitest';

/** Has Node name each CommonJS module that it loads, as those of OpenTelemetry are. */
const TELLING = { NODE_DEBUG: 'module' };

test('without the setting nothing of OpenTelemetry is loaded', async () => {
  const server = await startServer({ ...TELLING });
  expect(server.output()).toContain('fastify');
  expect(server.output()).not.toContain('opentelemetry');
});

test('with it spans arrive with the names and headers of the standard variables, the last ones at the stop', async () => {
  const collector = await startCollector();
  const server = await startServer({
    ...TELLING,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-clave=abc',
    OTEL_SERVICE_NAME: 'portal-de-prueba',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prueba',
    OTEL_BSP_SCHEDULE_DELAY: '3600000',
  });
  expect(server.output()).toContain('opentelemetry');
  expect((await fetch(`${server.url}/api/portal`)).status).toBe(200);
  server.signal('SIGTERM');
  await vi.waitFor(() => expect(server.exitCode()).toBe(0), 60_000);
  expect(collector.spans().map(({ name }) => name)).toContain('GET /api/portal');
  expect(collector.resource()).toMatchObject({ 'service.name': 'portal-de-prueba', 'deployment.environment.name': 'prueba' });
  expect(collector.received[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-clave': 'abc', 'content-type': 'application/json' } });
});

test('OTEL_TRACES_SAMPLER decides what is traced, and a collector that is away fails no stop', async () => {
  const collector = await startCollector();
  const [none, away] = [
    await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'always_off' }),
    await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` }),
  ];
  for (const server of [none, away]) {
    expect((await fetch(`${server.url}/api/portal`)).status).toBe(200);
    server.signal('SIGTERM');
    await vi.waitFor(() => expect(server.exitCode()).toBe(0), 60_000);
  }
  expect(collector.received).toEqual([]);
});
