import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A real name server on a port of its own. */
export interface DnsServer {
  /** Address and port, as a resolver takes them. */
  readonly server: string;
  /** Names that were asked for, with the type of the question (1: A, 28: AAAA), in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const A = 1;

/** Starts a name server; `answer` gives the IPv4 addresses of a name at each question, undefined: no answer comes. Call `close` at the end. */
export async function startDns(answer: (name: string) => readonly string[] | undefined): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('error', () => {});
  socket.on('message', (message, from) => {
    const { name, type } = questionOf(message);
    asked.push(`${name} ${type}`);
    const addresses = type === A ? answer(name) : [];
    if (addresses) socket.send(replyTo(message, addresses), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port }: AddressInfo = socket.address();
  return { server: `127.0.0.1:${port}`, asked, close: () => closed(socket) };
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.close(resolve));

const HEAD = 12;

/** Reads the only question of a message. */
function questionOf(message: Buffer): { name: string; type: number } {
  const labels: string[] = [];
  let at = HEAD;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1) };
}

/** Builds the answer: the question again, and a record without lifetime for each address. */
function replyTo(message: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(message.subarray(0, HEAD));
  head.writeUInt16BE(0x81_80, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  const end = message.indexOf(0, HEAD) + 5;
  const record = (address: string) => Buffer.from([0xc0, HEAD, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
  return Buffer.concat([head, message.subarray(HEAD, end), ...addresses.map(record)]);
}
