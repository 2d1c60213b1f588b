import { useTestDatabase } from '@portal/testkit/database.ts';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import { expect, test } from 'vitest';
import { deliverMail, queueMail } from '../domains/email/email.public.ts';
import { mailTrouble } from '../mail/mail-trouble.ts';
import { smtpTransport } from '../mail/transport.ts';

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

test('the log gets one line when a mail server goes away, and one when letters go again', async () => {
  const port = await freePort();
  const told: string[] = [];
  const moment = { now };
  const heard = mailTrouble({ warn: (line) => void told.push(line) }, () => moment.now);
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'https://portal.example', { from: 'Portal <portal@empresa.pe>' });
  const run = () => deliverMail(connection().db, { transport, heard, clock: () => moment.now, limit: 5 });
  await queueMail(connection().db, mail('primera'));
  for (const minutes of [0, 10, 20]) {
    moment.now = new Date(now.getTime() + minutes * 60_000);
    expect(await run()).toBe(0);
  }
  expect(told).toEqual([expect.stringMatching(/^El servidor de correo no acepta cartas \(E\w+ CONN\)/)]);
  const smtp = await startSmtp({}, port);
  moment.now = new Date(now.getTime() + 42 * 60_000);
  expect(await run()).toBe(1);
  expect(told.slice(1)).toEqual(['El servidor de correo acepta cartas otra vez, después de 42 minutos.']);
  expect(smtp.received[0]?.from).toMatchObject({ name: 'Portal', address: 'portal@empresa.pe' });
  await smtp.close();

  // A server that refuses the portal's sender refuses every letter; one unknown mailbox is no trouble of the server.
  const refusing = await startSmtp({ onMailFrom: (_address, _session, done) => done(new Error('ana@empresa.pe no')) }, port);
  await queueMail(connection().db, mail('segunda'));
  moment.now = new Date(now.getTime() + 60 * 60_000);
  await run();
  expect(told.slice(2)).toEqual([expect.stringMatching(/ 5\d\d MAIL FROM\)/)]);
  expect(told.join()).not.toContain('ana@');
  await refusing.close();
  transport.close();
});
