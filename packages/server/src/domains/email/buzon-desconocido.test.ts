import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { startSmtp, type SmtpSink } from '@portal/testkit/services/smtp-sink.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailTransport, smtpTransport } from '../../mail/transport.ts';
import { deliverMail, queueMail } from './email.public.ts';

const connection = useTestDatabase();
const now = new Date('2026-11-21T15:00:00Z');
let open: { close(): unknown }[] = [];
const clock = () => now;
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

beforeEach(async () => {
  await db().deleteFrom('correo').execute();
});
afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

test('an unknown mailbox returns its message at once; the other messages are sent', async () => {
  const { smtp, transport } = await server({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nadie') ? done(Object.assign(new Error('no such user'), { responseCode: 550 })) : done(),
  });
  await queueMail(db(), mail('nadie'));
  await queueMail(db(), mail('b'));
  expect(await deliver(transport)).toBe(1);
  expect(smtp.received).toHaveLength(1);
  expect(await rows()).toMatchObject([
    {
      estado: 'rebotado',
      ultimo_error: 'El servidor de correo no conoce esta dirección; corríjala en la persona. Dijo: 550 no such user',
    },
    { estado: 'enviado' },
  ]);
});

test.each([
  ['550 5.1.1 user unknown', 'rebotado'],
  ['553 mailbox name not allowed', 'rebotado'],
  ['550 5.2.1 mailbox disabled', 'rebotado'],
  ['550 5.7.1 relaying denied', 'fallido'],
  ['550 relay not permitted', 'fallido'],
  ['554 5.7.1 spam', 'fallido'],
  ['550 5.1.8 bad sender address', 'fallido'],
])('the answer «%s» leaves the message %s, and marks the person only for an unknown mailbox', async (answer, estado) => {
  const { transport } = await server({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })),
  });
  const person = await buildUsuario(db(), { correo_electronico: `nadie${answer.length}@example.com` });
  await queueMail(db(), mail(`nadie${answer.length}`, { id_usuario: person.id_usuario }));
  await deliver(transport);
  expect(await rows()).toMatchObject([{ estado }]);
  const { correo_rebotado } = await db()
    .selectFrom('usuario')
    .select('correo_rebotado')
    .where('id_usuario', '=', person.id_usuario)
    .executeTakeFirstOrThrow();
  expect(correo_rebotado).toBe(estado === 'rebotado' ? person.correo_electronico : null);
});
