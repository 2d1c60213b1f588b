import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { startSmtp, type SmtpSink } from '@portal/testkit/services/smtp-sink.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailRefused, smtpTransport, type MailTransport, type OutgoingMail } from '../../mail/transport.ts';
import { deliverMail, queueMail, resumeMail } from './email.public.ts';

const connection = useTestDatabase();
const START = new Date('2026-11-21T15:00:00Z');
let now = START;
let open: { close(): unknown }[] = [];
const clock = () => now;
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const db = () => connection().db;
const rows = () => db().selectFrom('correo').selectAll().orderBy('id_correo').execute();
const deliver = (transport: MailTransport, limit = 50) => deliverMail(db(), { transport, clock, limit });

const mail = (clave: string, over: object = {}) => ({
  id_usuario: null,
  clave,
  tipo: 'bienvenida',
  destinatario: `${clave}@example.com`,
  asunto: `Señal ${clave}`,
  texto: 'Hola, ñandú',
  html: '<p>Hola, ñandú</p>',
  now,
  ...over,
});

async function server(options: Parameters<typeof startSmtp>[0] = {}, port = 0): Promise<{ smtp: SmtpSink; transport: MailTransport }> {
  const smtp = await startSmtp(options, port);
  const transport = smtpTransport(smtp.url, 'https://portal.example.com');
  open.push(transport, smtp);
  return { smtp, transport };
}

/** Transport with a given `send`, for failures at an exact moment. */
const transportOf = (send: (outgoing: OutgoingMail) => Promise<void>): MailTransport => ({ send, close: () => {} });

beforeEach(async () => {
  now = START;
  await db().deleteFrom('correo').execute();
});
afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

test('a clave is queued once', async () => {
  expect(await queueMail(db(), mail('a'))).toBe(true);
  expect(await queueMail(db(), mail('a', { asunto: 'Otra' }))).toBe(false);
  expect(await rows()).toMatchObject([{ asunto: 'Señal a', estado: 'pendiente', intentos: 0, fecha_creacion: START.toISOString() }]);
});

test('sends text and HTML in UTF-8 with a constant Message-ID; a second run sends nothing', async () => {
  const { smtp, transport } = await server();
  await queueMail(db(), mail('a'));
  expect(await deliver(transport)).toBe(1);
  expect(await deliver(transport)).toBe(0);
  later(60 * 24);
  expect(await deliver(transport)).toBe(0);
  expect(smtp.received).toHaveLength(1);
  const [received] = smtp.received;
  expect(received).toMatchObject({ subject: 'Señal a', from: { address: 'no-responder@portal.example.com' } });
  expect(received?.text?.trim()).toBe('Hola, ñandú');
  expect(received?.html).toContain('<p>Hola, ñandú</p>');
  expect(received?.messageId).toMatch(/^<[0-9a-f]{40}@portal-capacitacion>$/);
  expect(await rows()).toMatchObject([{ estado: 'enviado', fecha_envio: START.toISOString(), ultimo_error: null }]);
});

test('two workers at once send every message once', async () => {
  const { smtp, transport } = await server();
  for (let index = 0; index < 40; index += 1) await queueMail(db(), mail(`m${index}`));
  const counts = await Promise.all([deliver(transport), deliver(transport), deliver(transport)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(40);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(40);
  expect(smtp.received).toHaveLength(40);
});

test('an unreachable mail server uses up no attempt: its messages wait a minute each, then go out', async () => {
  const { smtp, transport } = await server();
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  await queueMail(db(), mail('a'));
  await queueMail(db(), mail('b'));
  expect(await deliver(transport)).toBe(0);
  expect(await rows()).toMatchObject([
    {
      intentos: 0,
      estado: 'pendiente',
      proximo_intento: '2026-11-21T15:01:00.000Z',
      ultimo_error: expect.stringContaining('ECONNREFUSED'),
    },
    { intentos: 0, estado: 'pendiente' },
  ]);
  later(0.5);
  expect(await deliver(transport)).toBe(0);
  expect((await rows()).map(({ proximo_intento }) => proximo_intento)).toEqual(['2026-11-21T15:01:00.000Z', '2026-11-21T15:01:30.000Z']);
  const back = await startSmtp({}, port);
  open.push(back);
  later(2);
  expect(await deliver(transport)).toBe(2);
  expect(new Set(back.received.map(({ subject }) => subject))).toEqual(new Set(['Señal a', 'Señal b']));
});

test('a mail server that is down for two days loses nothing', async () => {
  const { smtp, transport } = await server();
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  for (const clave of ['a', 'b', 'c']) await queueMail(db(), mail(clave, { tipo: 'asigna' }));
  for (let hour = 0; hour < 48; hour += 1) {
    for (let round = 0; round < 3; round += 1) expect(await deliver(transport)).toBe(0);
    later(60);
  }
  expect((await rows()).map(({ estado, intentos }) => `${estado} ${intentos}`)).toEqual(['pendiente 0', 'pendiente 0', 'pendiente 0']);
  const back = await startSmtp({}, port);
  open.push(back);
  expect(await deliver(transport)).toBe(3);
  expect(new Set(back.received.map(({ subject }) => subject))).toEqual(new Set(['Señal a', 'Señal b', 'Señal c']));
});

test('an address that a mail server returned is not written to', async () => {
  const { smtp, transport } = await server();
  const { id_usuario } = await buildUsuario(db(), { correo_electronico: 'a@example.com' });
  await db().updateTable('usuario').set({ correo_rebotado: 'a@example.com' }).where('id_usuario', '=', id_usuario).execute();
  await queueMail(db(), mail('a', { id_usuario }));
  await queueMail(db(), mail('b'));
  expect(await deliver(transport)).toBe(1);
  expect(smtp.received.map(({ subject }) => subject)).toEqual(['Señal b']);
  expect((await rows()).map(({ estado }) => estado)).toEqual(['rebotado', 'enviado']);
  await db().updateTable('usuario').set({ correo_electronico: 'otra@example.com' }).where('id_usuario', '=', id_usuario).execute();
  const { correo_rebotado } = await db()
    .selectFrom('usuario')
    .select('correo_rebotado')
    .where('id_usuario', '=', id_usuario)
    .executeTakeFirstOrThrow();
  expect(correo_rebotado, 'forgotten with the address').toBeNull();
});

test('a message fails for good after eight attempts', async () => {
  await queueMail(db(), mail('a'));
  let tries = 0;
  const broken = transportOf(() => {
    tries += 1;
    return Promise.reject(new Error('greeting never received'));
  });
  for (let round = 0; round < 12; round += 1) {
    await deliver(broken);
    later(13 * 60);
  }
  expect(tries).toBe(8);
  expect(await rows()).toMatchObject([{ estado: 'fallido', intentos: 8, ultimo_error: 'greeting never received' }]);
});

test('a full mailbox (4xx) is retried', async () => {
  let full = true;
  const { transport } = await server({
    onRcptTo: (_address, _session, done) => (full ? done(Object.assign(new Error('mailbox full'), { responseCode: 452 })) : done()),
  });
  await queueMail(db(), mail('a'));
  expect(await deliver(transport)).toBe(0);
  full = false;
  later(1);
  expect(await deliver(transport)).toBe(1);
});

test('a link that expired in the outbox is not sent', async () => {
  const { smtp, transport } = await server();
  await queueMail(db(), mail('a', { tipo: 'restablecer' }));
  await queueMail(db(), mail('b'));
  later(61);
  expect(await deliver(transport)).toBe(1);
  expect(smtp.received.map(({ subject }) => subject)).toEqual(['Señal b']);
  expect(await rows()).toMatchObject([{ estado: 'fallido', ultimo_error: 'Venció antes de poder enviarse.' }, { estado: 'enviado' }]);
});

test('the claim of a crashed worker expires after five minutes; the Message-ID stays', async () => {
  await queueMail(db(), mail('a'));
  const seen: string[] = [];
  const never = new Promise<void>(() => {});
  void deliver(transportOf(({ messageId }) => (seen.push(messageId), never)));
  await expect.poll(() => seen.length).toBe(1);
  const alive = transportOf(async ({ messageId }) => void seen.push(messageId));
  later(4.9);
  expect(await deliver(alive)).toBe(0);
  later(0.1);
  expect(await deliver(alive)).toBe(1);
  expect(seen[1]).toBe(seen[0]);
});

test('the clock ran a week ahead and was set back: messages that it postponed are due again', async () => {
  const { smtp, transport } = await server();
  await queueMail(db(), mail('ayer'));
  await deliver(transportOf(() => Promise.reject(new Error('451'))));
  now = new Date(START.getTime() + 7 * 24 * 60 * 60_000);
  await queueMail(db(), mail('adelantado', { tipo: 'aviso' }));
  void deliver(
    transportOf(() => new Promise(() => {})),
    1,
  );
  await expect.poll(async () => (await rows()).map(({ intentos }) => intentos)).toContain(2);
  now = START;
  await resumeMail(db(), now);
  expect(await deliver(transport)).toBe(2);
  expect(new Set(smtp.received.map(({ subject }) => subject))).toEqual(new Set(['Señal adelantado', 'Señal ayer']));
});

test('an address cannot inject headers, recipients or attachments', async () => {
  const { smtp, transport } = await server();
  await queueMail(db(), mail('a', { destinatario: 'a@example.com, b@example.com', asunto: 'Hola\r\nBcc: c@example.com' }));
  await deliver(transport);
  await queueMail(db(), mail('x', { destinatario: 'x@example.com', asunto: 'Hola\r\nBcc: c@example.com' }));
  await deliver(transport);
  for (const received of smtp.received) {
    expect(received.bcc ?? []).toEqual([]);
    expect(received.to).toHaveLength(1);
  }
});

test('send rejects with MailRefused for a refused message', async () => {
  const { transport } = await server({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })));
    },
  });
  const outgoing = { messageId: '<1@x>', to: 'a@example.com', subject: 'x', text: 'x', html: 'x' };
  await expect(transport.send(outgoing)).rejects.toBeInstanceOf(MailRefused);
});

test('an aborted run sends no further message', async () => {
  for (const clave of ['a', 'b', 'c']) await queueMail(db(), mail(clave));
  const stopping = new AbortController();
  const transport = transportOf(async () => stopping.abort());
  expect(await deliverMail(db(), { transport, clock, limit: 50, signal: stopping.signal })).toBe(1);
  expect((await rows()).map(({ estado }) => estado)).toEqual(['enviado', 'pendiente', 'pendiente']);
});
