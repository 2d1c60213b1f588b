import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { newRuntime } from '../core/http/runtime.ts';
import { queueMail } from '../domains/email/email.public.ts';
import { useTestDatabase } from '../testing/database.ts';
import { startSmtp } from '../testing/smtp-sink.ts';
import { startJobs } from './jobs.ts';

const connection = useTestDatabase();
const now = new Date('2026-11-21T15:00:00Z');
const mail = (clave: string) => ({ clave, tipo: 'x', destinatario: 'a@example.com', asunto: clave, texto: 'x', html: 'x', now });

function start(smtpUrl: string | undefined) {
  const errors: unknown[] = [];
  const config = loadConfig({ ...(smtpUrl && { SMTP_URL: smtpUrl }) });
  const jobs = startJobs({
    runtime: newRuntime(connection()),
    config,
    clock: () => now,
    log: { error: (details) => void errors.push(details) },
  });
  return { jobs, errors };
}

test('two processes with their schedules send each message once, and stop cleanly', async () => {
  const smtp = await startSmtp();
  const first = start(smtp.url);
  const second = start(smtp.url);
  for (const clave of ['a', 'b', 'c']) await queueMail(connection().db, mail(clave));
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(3);
  await sleep(3500);
  await Promise.all([first.jobs.stop(), second.jobs.stop()]);
  expect(smtp.received).toHaveLength(3);
  expect(new Set(smtp.received.map(({ subject }) => subject))).toEqual(new Set(['a', 'b', 'c']));
  expect([...first.errors, ...second.errors]).toEqual([]);
  await smtp.close();
});

test('without a mail server messages stay in the outbox', async () => {
  const { jobs, errors } = start(undefined);
  await queueMail(connection().db, mail('d'));
  await sleep(3500);
  await jobs.stop();
  const row = await connection().db.selectFrom('correo').selectAll().where('clave', '=', 'd').executeTakeFirst();
  expect(row).toMatchObject({ estado: 'pendiente', intentos: 0 });
  expect(errors).toEqual([]);
});
