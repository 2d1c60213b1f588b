import { createDecipheriv, hkdfSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { buildReceptor } from '../builders/persona/suscripcion.ts';

type Receptor = ReturnType<typeof buildReceptor>;

/** Octets before the record: salt, its size, and the key of the sender with its length (RFC 8188). */
const HEADER = 86;

/** Decrypts a message as the browser does (RFC 8291); written apart from the server's part. */
export function decryptPush(body: Buffer, { ecdh, secret }: Receptor): unknown {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, HEADER)];
  const derive = (key: Buffer, { by, info, length }: { by: Buffer; info: Buffer | string; length: number }) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const material = derive(ecdh.computeSecret(sender), { by: secret, info, length: 32 });
  const key = derive(material, { by: salt, info: 'Content-Encoding: aes128gcm\0', length: 16 });
  const nonce = derive(material, { by: salt, info: 'Content-Encoding: nonce\0', length: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(HEADER, -16)), decipher.final()]);
  return JSON.parse(text.subarray(0, -1).toString());
}

/** Message that a push service got. */
export interface Pushed {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a real push service on a port of its own, which takes every message by itself. Call `close` at the end. */
export async function startPushService(answer: (response: ServerResponse) => void = (response) => response.writeHead(201).end()) {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      pushed.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/de`, pushed, close };
}
