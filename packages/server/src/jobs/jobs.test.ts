import { buildEntrega, buildWebhook } from '@portal/testkit/builders/webhook.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { noteOld, setPlazos } from '@portal/testkit/scenes/retencion.ts';
import { startReceiver } from '@portal/testkit/services/receiver.ts';
import { startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { newRuntime } from '../core/http/runtime.ts';
import { queueMail } from '../domains/email/email.public.ts';
import { startJobs } from './jobs.ts';

const connection = useTestDatabase();
const now = new Date('2026-11-21T15:00:00Z');
const mail = (clave: string) => ({
  clave,
  tipo: 'x',
  id_usuario: null,
  destinatario: 'a@example.com',
  asunto: clave,
  texto: 'x',
  html: 'x',
  now,
});

/** Interval between two runs of the outbox, and of the webhooks. */
const ROUND_MS = 3000;
const nextRound = () => vi.advanceTimersByTimeAsync(ROUND_MS);

// Fakes only the timers of the schedules; database and mail server run in real time.
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function start(smtpUrl: string | undefined) {
  const errors: unknown[] = [];
  const config = loadConfig({ WEBHOOKS_PRIVADOS: '127.0.0.1', ...(smtpUrl && { SMTP_URL: smtpUrl }) });
  const jobs = startJobs({
    runtime: newRuntime(connection()),
    config,
    clock: () => now,
    log: { error: (details) => void errors.push(details), warn: () => {} },
  });
  return { jobs, errors };
}

test('two processes with their schedules send each message once, and stop cleanly', async () => {
  const smtp = await startSmtp();
  const first = start(smtp.url);
  const second = start(smtp.url);
  for (const clave of ['a', 'b', 'c']) await queueMail(connection().db, mail(clave));
  await nextRound();
  await expect.poll(() => smtp.received.length).toBe(3);
  await queueMail(connection().db, mail('d'));
  const nextReceived = async () => {
    await nextRound();
    return smtp.received.length;
  };
  await expect.poll(nextReceived).toBeGreaterThan(3);
  await Promise.all([first.jobs.stop(), second.jobs.stop()]);
  expect(smtp.received).toHaveLength(4);
  expect(new Set(smtp.received.map(({ subject }) => subject))).toEqual(new Set(['a', 'b', 'c', 'd']));
  expect([...first.errors, ...second.errors]).toEqual([]);
  await smtp.close();
});

test('without a mail server messages stay in the outbox', async () => {
  const { jobs, errors } = start(undefined);
  await queueMail(connection().db, mail('e'));
  await nextRound();
  await nextRound();
  await jobs.stop();
  const row = await connection().db.selectFrom('correo').selectAll().where('clave', '=', 'e').executeTakeFirst();
  expect(row).toMatchObject({ estado: 'pendiente', intentos: 0 });
  expect(errors).toEqual([]);
});

test('two processes with their schedules send a webhook each event once', async () => {
  const receiver = await startReceiver();
  const { db } = connection();
  const webhook = await buildWebhook(db, { direccion: receiver.url });
  for (let event = 0; event < 3; event += 1) await buildEntrega(db, webhook);
  const [first, second] = [start(undefined), start(undefined)];
  await nextRound();
  const states = async () => (await db.selectFrom('webhook_entrega').select('estado').execute()).map(({ estado }) => estado);
  await expect.poll(states).toEqual(['entregado', 'entregado', 'entregado']);
  await Promise.all([first.jobs.stop(), second.jobs.stop()]);
  await nextRound();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(receiver.received).toHaveLength(3);
  expect(await states()).toEqual(['entregado', 'entregado', 'entregado']);
  expect([...first.errors, ...second.errors]).toEqual([]);
  await receiver.close();
});

test('two processes with their schedules delete what is past its period, and note when', async () => {
  const { db } = connection();
  await noteOld(db, { momento: '2020-01-01T00:00:00Z', veces: 1500 });
  await setPlazos(db, { registro: 24 });
  vi.setSystemTime(new Date('2026-11-21T15:09:58Z'));
  const [first, second] = [start(undefined), start(undefined)];
  await nextRound();
  const ended = () => db.selectFrom('tarea_programada').select('ultima').where('nombre', '=', 'retencion').executeTakeFirst();
  await expect.poll(ended).toEqual({ ultima: now.toISOString() });
  await Promise.all([first.jobs.stop(), second.jobs.stop()]);
  const noted = await db.selectFrom('log').select('detalle').where('tipo', '=', 'retencion').orderBy('id_log').execute();
  expect(noted.map(({ detalle }) => detalle)).toEqual([
    '1,000 entradas del registro de actividad',
    '500 entradas del registro de actividad',
  ]);
  expect([...first.errors, ...second.errors]).toEqual([]);
});
