// A mail server that lies, stalls and fails: each message ends as refused, as to be tried again, or as a server that is down.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MailRefused, MailServerDown, smtpTransport } from './transport.ts';

const LIMITS = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, dnsTimeout: 300, sendMs: 1500 };
const SECRET = 'clave-del-correo';
const MAIL = { messageId: '<a@b>', to: 'rosa@example.com', subject: 'Hola', text: 'Hola', html: '<p>Hola' };

type Speak = (line: string, socket: Socket) => void;
const open: { server?: Server; sockets: Set<Socket> } = { sockets: new Set() };
afterEach(async () => {
  for (const socket of open.sockets) socket.destroy();
  open.server?.close();
  if (open.server?.listening) await once(open.server, 'close');
});

/** Starts a server that greets with `greeting` and speaks by the first word of each line; DATA ends with a dot. */
async function startServer(greeting: string | Speak, words: Readonly<Record<string, string | Speak>> = {}): Promise<string> {
  const say = (what: string | Speak, line: string, socket: Socket) =>
    typeof what === 'string' ? what && socket.write(`${what}\r\n`) : what(line, socket);
  const honest: Record<string, string | Speak> = {
    EHLO: '250-hola\r\n250 AUTH PLAIN',
    HELO: '250 hola',
    AUTH: '235 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
  };
  const server = createServer((socket) => {
    open.sockets.add(socket);
    socket.on('error', () => {});
    say(greeting, '', socket);
    let data = false;
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').filter(Boolean)) {
        const word = data ? (line === '.' ? 'END' : '') : line.split(' ', 1)[0]!.toUpperCase();
        if (!word) continue;
        data = word === 'DATA' && words['DATA'] === undefined;
        say(words[word] ?? honest[word] ?? (word === 'DATA' ? '354 siga' : '250 ok'), line, socket);
      }
    });
  });
  open.server = server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `smtp://portal:${SECRET}@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends one message; returns what became of it. */
async function outcome(url: string): Promise<string> {
  const transport = smtpTransport(url, 'https://portal.example', LIMITS);
  try {
    await transport.send(MAIL);
    return 'enviado';
  } catch (error) {
    expect(String((error as Error).stack)).not.toContain(SECRET);
    if (error instanceof MailRefused) return 'rechazado';
    return error instanceof MailServerDown ? 'sin servidor' : 'otra vez';
  } finally {
    transport.close();
  }
}

const silent: Speak = () => {};
const hangUp: Speak = (_line, socket) => socket.destroy();
const trickle: Speak = (_line, socket) => {
  const timer = setInterval(() => socket.write('250-'), 50);
  socket.once('close', () => clearInterval(timer));
};

test('an honest server gets the message', async () => {
  expect(await outcome(await startServer('220 hola'))).toBe('enviado');
});

test.each<[string, string | Speak, Record<string, string | Speak>, string]>([
  ['says nothing', silent, {}, 'sin servidor'],
  ['greets without end', (_line, socket) => void socket.write('220-' + 'x'.repeat(5_000_000)), {}, 'sin servidor'],
  ['greets with a refusal', '554 nadie entra', {}, 'sin servidor'],
  ['speaks HTTP', 'HTTP/1.1 200 OK', {}, 'sin servidor'],
  ['hangs up at once', hangUp, {}, 'sin servidor'],
  ['is silent after EHLO', '220 hola', { EHLO: silent, HELO: silent }, 'sin servidor'],
  ['refuses the sign-in', '220 hola', { AUTH: '535 no' }, 'sin servidor'],
  ['is silent after the sign-in', '220 hola', { AUTH: silent }, 'sin servidor'],
  ['is silent after MAIL', '220 hola', { MAIL: silent }, 'sin servidor'],
  ['is silent after RCPT', '220 hola', { RCPT: silent }, 'sin servidor'],
  ['refuses the mailbox', '220 hola', { RCPT: '550 no existe' }, 'rechazado'],
  ['has a full mailbox', '220 hola', { RCPT: '452 llena' }, 'otra vez'],
  ['is silent after DATA', '220 hola', { DATA: silent }, 'sin servidor'],
  ['refuses the content', '220 hola', { END: '554 no' }, 'rechazado'],
  ['is busy after the content', '220 hola', { END: '451 luego' }, 'otra vez'],
  ['is silent after the content', '220 hola', { END: silent }, 'sin servidor'],
  ['hangs up after the content', '220 hola', { END: hangUp }, 'sin servidor'],
  ['trickles its answer to EHLO', '220 hola', { EHLO: trickle }, 'sin servidor'],
  ['trickles its answer to the content', '220 hola', { END: trickle }, 'sin servidor'],
])('a server that %s: the message ends', async (...[, greeting, words, expected]) => {
  expect(await outcome(await startServer(greeting, words))).toBe(expected);
});

test('a server without STARTTLS gets neither the password nor the message where it is required', async () => {
  const seen: string[] = [];
  const note: Speak = (line, socket) => {
    seen.push(line);
    socket.write('250 ok\r\n');
  };
  const url = await startServer('220 hola', { EHLO: '250 hola', AUTH: note, MAIL: note, STARTTLS: '454 no' });
  expect(await outcome(`${url}?requireTLS=true`)).toBe('sin servidor');
  expect(await outcome(url.replace('smtp:', 'smtps:'))).toBe('sin servidor');
  expect(seen).toEqual([]);
});

test.each(['EHLO', 'END'])(
  'a server that takes too long after %s is left, and the next message gets a connection of its own',
  async (word) => {
    const sockets: Socket[] = [];
    const url = await startServer(
      (_line, socket) => {
        sockets.push(socket);
        socket.write('220 hola\r\n');
      },
      { [word]: (line, socket) => (sockets.length === 1 ? trickle(line, socket) : socket.write('250 ok\r\n')) },
    );
    const transport = smtpTransport(url, 'https://portal.example', LIMITS);
    await expect(transport.send(MAIL)).rejects.toBeInstanceOf(MailServerDown);
    await expect.poll(() => sockets[0]?.destroyed).toBe(true);
    await expect(transport.send(MAIL)).resolves.toBeUndefined();
    expect(sockets).toHaveLength(2);
    transport.close();
  },
);
