import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server on a port of its own that stores received messages. */
export interface SmtpSink {
  readonly url: string;
  /** Messages received so far, in order. */
  readonly received: Email[];
  close(): Promise<void>;
}

/** Starts a mail server; `options` may refuse recipients or content. Call `close` at the end. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<SmtpSink> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          received.push(mail);
          done();
        });
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
