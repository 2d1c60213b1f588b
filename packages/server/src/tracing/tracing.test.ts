import { TEST_NOW } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { runSql } from '@portal/testkit/programs/run-sql.ts';
import { tracedPortal } from '@portal/testkit/programs/traced-portal.ts';
import { type CollectedSpan, type Collector, startCollector } from '@portal/testkit/services/collector.ts';
import { startReceiver } from '@portal/testkit/services/receiver.ts';
import { startS3 } from '@portal/testkit/services/s3-server.ts';
import { startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { readPermitidos } from '../config/private-networks.rules.ts';
import { sendEnvio } from '../domains/webhook/gateways/envio.ts';
import { resolverOf } from '../domains/webhook/gateways/resolver.ts';
import { openStorage } from '../domains/archivo/gateways/storage.ts';
import { runJob } from '../jobs/run-job.ts';
import { smtpTransport } from '../mail/transport.ts';
import { traceOf } from '../operations/traced.ts';

const SECRET = 'secreto-de-la-direccion';
/** Kinds of spans in OTLP: requests answered, requests to others, and work of the process itself. */
const [INTERNAL, SERVER, CLIENT] = [1, 2, 3];
const ERROR = 2;

const connection = useTestDatabase();
let admin: { id_usuario: number; token: string };

beforeAll(async () => {
  const { db } = connection();
  const { id_usuario } = await buildUsuario(db, { admin: true });
  admin = { id_usuario, token: await signIn({ db, now: TEST_NOW }, { id_usuario }) };
});

const portal = (collector: Pick<Collector, 'url'>, environment?: NodeJS.ProcessEnv) => tracedPortal(connection(), collector, environment);
const bearer = () => ({ authorization: `Bearer ${admin.token}` });
const rootOf = (spans: readonly CollectedSpan[]) => spans.find(({ kind }) => kind === SERVER)!;
const childrenOf = (spans: readonly CollectedSpan[], parent: CollectedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId).map(({ name }) => name);

describe('a request', () => {
  test('is one span with its statements inside, and the lines of its log name the trace', async () => {
    const collector = await startCollector();
    const { app, log, tracing } = await portal(collector);
    const answer = await app.inject({ url: `/api/email/sel/7?buscar=${SECRET}`, headers: bearer() });
    await tracing.stop();
    const spans = collector.spans();
    const root = rootOf(spans);
    expect(root).toMatchObject({ name: 'GET /api/email/sel/:id', status: { code: 0 } });
    expect(root.parentSpanId).toBeUndefined();
    expect(root.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/email/sel/:id',
      'http.response.status_code': 404,
      'portal.request.id': answer.headers['x-request-id'],
      'portal.user.kind': 'administrador',
      'portal.request.complete': true,
    });
    const statements = spans.filter(({ kind }) => kind === CLIENT);
    expect(childrenOf(spans, root)).toEqual(statements.map(({ name }) => name));
    // Session and settings, then the letter.
    expect(childrenOf(spans, root)).toEqual(['select configuracion', 'select correo']);
    expect(statements.map(({ attributes }) => attributes)).toEqual(
      statements.map(({ name }) => ({ 'db.system.name': 'postgresql', 'db.query.summary': name })),
    );
    expect(log.of('petición atendida')).toMatchObject([{ trace_id: root.traceId, reqId: answer.headers['x-request-id'] }]);
  });

  test('with a body that arrives in pieces keeps its trace; spans hold no person, token or value', async () => {
    const collector = await startCollector();
    const { app, tracing } = await portal(collector);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const username = '77778888';
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(`{"username":"${username}",`));
        await new Promise((resolve) => setImmediate(resolve));
        controller.enqueue(new TextEncoder().encode(`"password":"${SECRET}"}`));
        controller.close();
      },
    });
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as const;
    const answer = await fetch(`${address}/api/usuario/login`, sent);
    expect(answer.status).toBe(401);
    await tracing.stop();
    const spans = collector.spans();
    const root = rootOf(spans);
    expect([root.name, root.attributes['portal.user.kind']]).toEqual(['POST /api/usuario/login', 'nadie']);
    expect(childrenOf(spans, root).filter((name) => name.endsWith(' usuario')).length).toBeGreaterThan(0);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([root.traceId]));
    for (const secret of [SECRET, username, admin.token]) expect(collector.received.map((got) => got.body).join()).not.toContain(secret);
  });

  test('of an unknown address names none; an unexpected failure is marked, without its message', async () => {
    const collector = await startCollector();
    const { app, tracing } = await portal(collector);
    app.get('/falla', async () => {
      throw new Error(SECRET);
    });
    await app.inject({ url: `/api/no-existe/${SECRET}` });
    await app.inject({ url: `/%E0%A4%A/${SECRET}` });
    expect((await app.inject({ url: '/falla' })).statusCode).toBe(500);
    await tracing.stop();
    expect(collector.spans().map(({ name, status, events }) => [name, status.code, events])).toEqual([
      ['GET /api/*', 0, []],
      ['GET /falla', ERROR, []],
    ]);
    expect(collector.received.map((got) => got.body).join()).not.toContain(SECRET);
  });

  test.each([
    ['goes on with the trace of a trusted proxy', '1', true],
    ['begins its own trace where nobody is trusted', '0', false],
  ])('%s', async (_what, TRUST_PROXY, believed) => {
    const collector = await startCollector();
    const { app, tracing } = await portal(collector, { TRUST_PROXY });
    const [given, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    await app.inject({ url: '/api/portal', headers: { traceparent: `00-${given}-${parent}-01` } });
    await app.inject({ url: '/api/portal', headers: { traceparent: `00-${given}-${parent}-00` } });
    await tracing.stop();
    const roots = collector.spans().filter(({ kind }) => kind === SERVER);
    // The proxy's own decision not to record counts as well.
    if (believed) expect(roots.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([[given, parent]]);
    else expect(roots.map(({ traceId }) => traceId === given)).toEqual([false, false]);
  });
});

describe('a job', () => {
  const job = (run: () => Promise<void>) => ({ nombre: 'correo', every: 0, lease: 60_000, run });

  test('is a trace of its own, with what it asks of the database and of other systems', async () => {
    const [collector, smtp, s3, receiver] = [await startCollector(), await startSmtp(), await startS3(), await startReceiver()];
    for (const server of [smtp, s3, receiver]) onTestFinished(() => server.close());
    const { tracing } = await portal(collector);
    const { db } = connection();
    const transport = smtpTransport(smtp.url, 'http://127.0.0.1');
    const run = async () => {
      await runSql(db, 'select 1 from usuario');
      await transport.send({ messageId: '<a@b>', to: `${SECRET}@example.com`, subject: SECRET, text: SECRET, html: '' });
      await openStorage(loadConfig({ ...s3.environment })).put(Buffer.from(SECRET), SECRET);
      const limits = { resolve: resolverOf(readPermitidos('127.0.0.1')!), signal: new AbortController().signal };
      await sendEnvio({ direccion: `${receiver.url}&clave=${SECRET}`, headers: {}, cuerpo: SECRET }, limits);
    };
    await runJob(db, job(run), () => TEST_NOW);
    transport.close();
    await tracing.stop();
    const spans = collector.spans();
    const root = spans.find(({ name }) => name === 'job correo')!;
    expect([root.kind, root.parentSpanId, root.attributes]).toEqual([INTERNAL, undefined, { 'portal.job': 'correo' }]);
    // The statements that take the lease belong to no trace.
    expect(childrenOf(spans, root)).toEqual(['select usuario', 'mail send', 's3 put', 'webhook send']);
    expect(spans).toHaveLength(5);
    expect(collector.received.map((got) => got.body).join()).not.toContain(SECRET);
  });

  test('that fails says in which trace, by the kind of the error alone', async () => {
    const collector = await startCollector();
    const { tracing } = await portal(collector);
    const { db } = connection();
    const run = () => runSql(db, `select '${SECRET}'::integer from usuario`);
    const error: unknown = await runJob(db, job(run), () => TEST_NOW).catch((thrown: unknown) => thrown);
    await tracing.stop();
    const spans = collector.spans();
    expect(spans.map(({ name, status, attributes }) => [name, status, attributes['error.type']])).toEqual([
      ['select usuario', { code: ERROR }, '22P02'],
      ['job correo', { code: ERROR }, '22P02'],
    ]);
    expect(traceOf(error)).toEqual({ trace_id: spans[0]?.traceId });
    expect(collector.received.map((got) => got.body).join()).not.toContain(SECRET);
  });
});

test('who the caller is shows as a kind alone', async () => {
  const collector = await startCollector();
  const { app, tracing } = await portal(collector);
  const { db } = connection();
  for (const kind of [{ soporte: true }, {}]) {
    const { id_usuario } = await buildUsuario(db, kind);
    const token = await signIn({ db, now: TEST_NOW }, { id_usuario });
    await app.inject({ url: '/api/usuario/sesion/sellst', headers: { authorization: `Bearer ${token}` } });
  }
  await tracing.stop();
  const roots = collector.spans().filter(({ kind }) => kind === SERVER);
  expect(roots.map(({ attributes }) => attributes['portal.user.kind'])).toEqual(['soporte', 'alumno']);
});
