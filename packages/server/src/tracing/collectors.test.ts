import type { ServerResponse } from 'node:http';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { tracedPortal } from '@portal/testkit/programs/traced-portal.ts';
import { type Collector, startCollector } from '@portal/testkit/services/collector.ts';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

const SECRET = 'secreto-de-la-respuesta';
const SERVER = 2;

const connection = useTestDatabase();
const portal = (collector: Pick<Collector, 'url'>, environment?: NodeJS.ProcessEnv) => tracedPortal(connection(), collector, environment);

/** Spans that wait at most: the queue, and what is on its way. */
const MOST = 2048 + 512;
const REQUESTS = 3000;
const FULL_BATCH = 512;

test('a collector that never answers costs no request and no memory: what its queue cannot hold is dropped', async () => {
  // Nothing on its way is given up before the collector answers, however slow the machine is.
  for (const name of ['OTEL_EXPORTER_OTLP_TIMEOUT', 'OTEL_BSP_EXPORT_TIMEOUT']) vi.stubEnv(name, '3600000');
  onTestFinished(() => void vi.unstubAllEnvs());
  const held: (() => void)[] = [];
  let stalled = true;
  const collector = await startCollector((response) => {
    const accept = () => response.writeHead(200).end('{}');
    if (stalled) held.push(accept);
    else accept();
  });
  const { app, tracing } = await portal(collector, { LOG_LEVEL: 'silent' });
  for (let sent = 0; sent < REQUESTS; sent += 1) expect((await app.inject({ url: '/api/portal' })).statusCode).toBe(200);
  await vi.waitFor(() => expect(held.length).toBeGreaterThan(0), 60_000);
  stalled = false;
  for (const accept of held) accept();
  await tracing.stop();
  const arrived = collector.spans().length;
  expect(arrived).toBeGreaterThan(0);
  expect(arrived).toBeLessThanOrEqual(MOST);
  expect(collector.spans().filter(({ kind }) => kind === SERVER).length).toBeLessThan(REQUESTS);
});

test('a collector that stalls does not hold up the end', async () => {
  const collector = await startCollector(() => {});
  const { app, tracing } = await portal(collector);
  expect((await app.inject({ url: '/api/portal' })).statusCode).toBe(200);
  await tracing.stop();
  expect(collector.spans().length).toBeGreaterThan(0);
});

test.each([
  ['a collector that is away', undefined, /ECONNREFUSED/],
  ['a collector that fails', (response: ServerResponse) => void response.writeHead(500).end(SECRET), /500/],
  [
    'that answers without end',
    (response: ServerResponse) => {
      response.writeHead(200);
      const more = () => {
        while (response.write(Buffer.alloc(64 * 1024, 'x'))) continue;
      };
      response.on('drain', more);
      more();
    },
    /size limit/,
  ],
  ['a collector that closes the line', (response: ServerResponse) => void response.destroy(), /ECONNRESET/],
])('%s fails no request; the operator is notified once', async (_what, answer, reason) => {
  const collector = answer ? await startCollector(answer) : { url: `http://127.0.0.1:${await freePort()}` };
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { app, tracing, trouble } = await portal(collector);
  for (let sent = 0; sent < 800; sent += 1) expect((await app.inject({ url: '/api/portal' })).statusCode).toBe(200);
  await tracing.stop();
  expect(trouble).toHaveLength(1);
  expect(trouble[0]).toMatch(reason);
  expect(trouble[0]).not.toContain(SECRET);
});

test('the return of a collector is logged once', async () => {
  let away = true;
  const collector = await startCollector((response) => void response.writeHead(away ? 400 : 200).end('no es JSON'));
  const { app, tracing, trouble } = await portal(collector, { LOG_LEVEL: 'silent' });
  const send = () => app.inject({ url: '/api/portal' });
  // A batch leaves as soon as it is full.
  for (let sent = 0; sent < FULL_BATCH; sent += 1) await send();
  await vi.waitFor(() => expect(trouble).toHaveLength(1), 60_000);
  away = false;
  await send();
  await tracing.stop();
  expect(trouble).toEqual([
    `Las trazas no llegan a ${collector.url}/v1/traces: 400.`,
    `Las trazas vuelven a llegar a ${collector.url}/v1/traces.`,
  ]);
});
