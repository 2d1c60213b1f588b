import { connect } from 'node:net';
import { once } from 'node:events';
import { TEST_NOW } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config/config.ts';
import { COMPILACION, VERSION } from '../operations/version.ts';
import { newRuntime } from '../core/http/runtime.ts';
import { queueMail } from '../domains/email/email.public.ts';
import { createMetrics } from './metrics.ts';
import { type MetricsServer, startMetricsServer } from './metrics-server.ts';

const recorder = useRecorder();
const connection = useTestDatabase();
const runtime = newRuntime();
const config = loadConfig({ LOG_LEVEL: 'silent', DEMO: '0' });
let now = TEST_NOW;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let app: Awaited<ReturnType<typeof buildApp>>;
let server: MetricsServer;

beforeAll(async () => {
  runtime.connection = connection();
  runtime.state = 'listo';
  const metrics = createMetrics({ runtime, clock: () => now, config });
  app = await buildApp({ config, runtime, clock: () => now, observers: [metrics.observe] });
  server = await startMetricsServer({ host: '127.0.0.1', port: 0 }, metrics);
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

/** Scrapes as Prometheus does; returns the samples by name and labels, in the order of the text. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
  const samples = new Map<string, number>();
  for (const line of (await answer.text()).split('\n')) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      expect(line).toMatch(/^# (HELP|TYPE) [a-z_\d]+ \S/);
      continue;
    }
    const cut = line.lastIndexOf(' ');
    const [name, value] = [line.slice(0, cut), Number(line.slice(cut + 1).replace('Inf', 'Infinity'))];
    expect(name).toMatch(/^[a-z_\d]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})?$/);
    expect([name, samples.has(name)]).toEqual([name, false]);
    samples.set(name, value);
  }
  return samples;
}

const requests = (route: string, status: string, method = 'GET') =>
  `portal_http_request_duration_seconds_count{method="${method}",route="${route}",status_class="${status}"}`;

test('a label, commit and day name the running program', async () => {
  const { revision, fecha } = COMPILACION;
  expect((await scrape()).get(`portal_build_info{version="${VERSION}",revision="${revision ?? ''}",date="${fecha ?? ''}"}`)).toBe(1);
});

test('requests are counted by method, pattern of the route and class of the status', async () => {
  await app.inject({ url: '/api/portal' });
  await app.inject({ url: '/api/portal' });
  await app.inject({ url: '/api/email/sel/7' });
  await app.inject({ url: '/api/email/sel/8?token=secreto' });
  await app.inject({ method: 'POST', url: '/api/inventada/secreto' });
  await app.inject({ url: '/otra/secreto' });
  const samples = await scrape();
  expect(samples.get(requests('/api/portal', '2xx'))).toBe(2);
  expect(samples.get(requests('/api/email/sel/:id', '4xx'))).toBe(2);
  expect(samples.get(requests('/api/*', '4xx', 'POST'))).toBe(1);
  expect(samples.get(requests('unknown', '4xx'))).toBe(1);
  expect([...samples.keys()].filter((name) => name.includes('secreto'))).toEqual([]);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

test('the database reports outbox, jobs, sessions and its pool', async () => {
  const { db } = connection();
  const mail = { tipo: 'x', id_usuario: null, destinatario: 'a@example.com', asunto: 'x', texto: 'x', html: '' };
  for (const [clave, minutes] of [
    ['a', 30],
    ['b', 10],
    ['c', 90],
  ] as const)
    await queueMail(db, { ...mail, clave, now: new Date(now.getTime() - minutes * 60_000) });
  await db.updateTable('correo').set({ estado: 'fallido' }).where('clave', '=', 'c').execute();
  await db
    .insertInto('tarea_programada')
    .values({ nombre: 'resumen', arrendada_hasta: now.toISOString(), ultima: new Date(now.getTime() - 120_000).toISOString() })
    .execute();
  await signIn({ db, now }, await buildUsuario(db));
  later(10);
  const samples = await scrape();
  // Two messages wait, the older one since 30 minutes and the 10 seconds above; the job ended two minutes and 10 seconds ago.
  expect(samples.get('portal_outbox_messages{state="pending"}')).toBe(2);
  expect(samples.get('portal_outbox_messages{state="failed"}')).toBe(1);
  expect(samples.get('portal_outbox_oldest_pending_seconds')).toBe(1810);
  expect(samples.get('portal_job_last_success_age_seconds{job="resumen"}')).toBe(130);
  expect(samples.get('portal_sessions_active')).toBe(1);
  expect(samples.get('portal_db_up')).toBe(1);
  expect(samples.get('portal_db_connections{state="total"}')).toBeGreaterThan(0);
  expect(samples.get('portal_db_connections{state="waiting"}')).toBe(0);
});

test('each part is judged as the screen of the state judges it, and a scrape follows what changes', async () => {
  const part = (name: string) => `portal_judgement{part="${name}"}`;
  later(10);
  const before = await scrape();
  // A failed letter of the test before, no backup within 48 hours, and nothing else to look at.
  const parts = ['base_datos', 'correo', 'webhook', 'tareas', 'disco', 'respaldo'];
  expect(parts.filter((name) => before.get(part(name)) !== 1)).toEqual(['correo', 'respaldo']);
  const { db } = connection();
  await db.deleteFrom('correo').execute();
  const ran = now.toISOString();
  await db.insertInto('tarea_programada').values({ nombre: 'respaldo', arrendada_hasta: ran, ultima: ran }).execute();
  later(10);
  const after = await scrape();
  expect(parts.filter((name) => after.get(part(name)) !== 1)).toEqual([]);
  await db.updateTable('tarea_programada').set({ ultima: '2026-01-01T00:00:00Z' }).where('nombre', '=', 'resumen').execute();
  later(10);
  expect((await scrape()).get(part('tareas'))).toBe(0);
});

test('however often it is read, a scrape sends one statement in ten seconds', async () => {
  later(10);
  recorder.take();
  await Promise.all(Array.from({ length: 10 }, () => scrape()));
  later(9.9);
  await scrape();
  expect(recorder.take().filter((statement) => statement.includes('tarea_programada'))).toHaveLength(1);
  later(0.1);
  await scrape();
  expect(recorder.take().filter((statement) => statement.includes('tarea_programada'))).toHaveLength(1);
});

test('without a database the rest is still reported, with the last known measures', async () => {
  later(10);
  const before = await scrape();
  runtime.connection = undefined;
  later(10);
  const samples = await scrape();
  runtime.connection = connection();
  expect(samples.get('portal_db_up')).toBe(0);
  expect(samples.get('portal_outbox_messages{state="pending"}')).toBe(before.get('portal_outbox_messages{state="pending"}'));
});

test('nothing but GET /metrics is answered, and not on the public port', async () => {
  const at = `http://127.0.0.1:${server.port}`;
  expect((await fetch(at)).status).toBe(404);
  expect((await fetch(`${at}/metrics`, { method: 'POST', body: 'x' })).status).toBe(405);
  for (const url of ['/metrics', '/api/metrics']) expect((await app.inject({ url })).statusCode).toBe(404);
  const broken = connect(server.port, '127.0.0.1')
    .on('error', () => {})
    .resume();
  broken.write('no es HTTP\r\n\r\n');
  await once(broken, 'close');
  later(10);
  expect((await scrape()).get('portal_db_up')).toBe(1);
});

test('a port in use is reported with its setting', async () => {
  const metrics = createMetrics({ runtime, clock: () => now, config });
  await expect(startMetricsServer({ host: '127.0.0.1', port: server.port }, metrics)).rejects.toThrow(/METRICS_PORT.*EADDRINUSE/);
});
