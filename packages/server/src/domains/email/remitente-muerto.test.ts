// A process that dies while the mail server holds its message, against a real mail server; time is the test's.
import { buffer } from 'node:stream/consumers';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { smtpTransport } from '../../mail/transport.ts';
import { deliverMail, queueMail } from './email.public.ts';

const connection = useTestDatabase();
const START = new Date('2026-11-21T15:00:00Z');
const CLAIM_MINUTES = 5;

test('after its sender dies before the answer, a message is sent once more when its claim ends, under the same Message-ID', async () => {
  const { db } = connection();
  const state: { now: Date; held?: (error: Error) => void } = { now: START };
  const seen: (string | undefined)[] = [];
  const smtp = await startSmtp({
    onData(stream, _session, done) {
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(({ messageId }) => {
          seen.push(messageId);
          if (state.held) done();
          else state.held = done;
        });
    },
  });
  const senders = [0, 1].map(() => smtpTransport(smtp.url, 'https://portal.example.com'));
  onTestFinished(async () => {
    for (const sender of senders) sender.close();
    await smtp.close();
  });
  const [dead, alive] = senders.map((transport) => () => deliverMail(db, { transport, clock: () => state.now, limit: 50 }));
  const mail = { tipo: 'x', id_usuario: null, destinatario: 'a@example.com', asunto: 'Hola', texto: 'x', html: 'x', now: START };
  await queueMail(db, { ...mail, clave: 'a' });

  const cut = dead!();
  await expect.poll(() => state.held).toBeDefined();
  state.now = new Date(START.getTime() + CLAIM_MINUTES * 60_000 - 1);
  expect(await alive!()).toBe(0);
  state.now = new Date(START.getTime() + CLAIM_MINUTES * 60_000);
  expect(await alive!()).toBe(1);
  expect(await alive!()).toBe(0);
  expect(seen).toHaveLength(2);
  expect(seen[0]).toBe(seen[1]);
  // An answer that the first sender gets after all does not undo the delivery.
  state.held?.(new Error('demasiado tarde'));
  expect(await cut).toBe(0);
  expect(await db.selectFrom('correo').select(['estado', 'intentos']).execute()).toEqual([{ estado: 'enviado', intentos: 2 }]);
  state.now = new Date(START.getTime() + 24 * 60 * 60_000);
  expect(await alive!()).toBe(0);
});
