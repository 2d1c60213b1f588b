import { useTestDatabase } from '@portal/testkit/database.ts';
import { startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import { expect, test } from 'vitest';
import { smtpTransport } from '../../mail/transport.ts';
import { deliverMail, queueMail } from './email.public.ts';

const connection = useTestDatabase();
const now = new Date('2026-11-21T15:00:00Z');

test.each(['capacitacion@empresa.example', null])('an answer goes to the contact of the portal: %s', async (contact) => {
  const { db } = connection();
  await db.updateTable('configuracion').set({ correo_contacto: contact }).execute();
  const smtp = await startSmtp({}, 0);
  const transport = smtpTransport(smtp.url, 'https://portal.example.com');
  const letter = { clave: `contacto ${contact}`, tipo: 'bienvenida', destinatario: 'ana@example.com', asunto: 'Hola' };
  await queueMail(db, { ...letter, id_usuario: null, texto: 'Hola', html: '<p>Hola</p>', now });
  expect(await deliverMail(db, { transport, clock: () => now, limit: 50 })).toBe(1);
  expect(smtp.received.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual([contact ?? undefined]);
  transport.close();
  await smtp.close();
});
