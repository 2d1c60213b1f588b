import { randomUUID } from 'node:crypto';
import { loadConfig } from '../config/config.ts';
import { smtpTransport } from '../mail/transport.ts';
import { runCommand, say } from './respaldo/run-command.ts';

const USAGE = 'npm run correo:probar -- <dirección>';

const TEXT = 'Esta carta prueba el servidor de correo del portal. No hace falta responderla.';

/**
 * `npm run correo:probar -- <address>`: sends one letter with the mail settings of the server, without its database and outbox, and prints what the
 * mail server answered.
 */
runCommand(USAGE, async () => {
  const to = process.argv[2]?.trim();
  if (!to || !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(to)) throw new Error(`Indique una dirección: ${USAGE}`);
  const { smtpUrl, smtpFrom, publicUrl } = loadConfig();
  if (!smtpUrl) throw new Error('SMTP_URL no está puesto: el portal guarda sus cartas y no envía ninguna.');
  const transport = smtpTransport(smtpUrl, publicUrl, { from: smtpFrom });
  const { hostname, host } = new URL(smtpUrl);
  say(`Servidor de correo: ${host || hostname}`);
  try {
    const messageId = `<prueba-${randomUUID()}@${new URL(publicUrl).hostname}>`;
    await transport.send({ messageId, to, subject: 'Prueba del correo del portal', text: TEXT, html: `<p>${TEXT}</p>` });
    say(`El servidor aceptó la carta para ${to}. Si no llega, mire la carpeta de correo no deseado, SMTP_FROM y SPF.`);
  } catch (error) {
    throw new Error(`La carta no salió: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    transport.close();
  }
});
