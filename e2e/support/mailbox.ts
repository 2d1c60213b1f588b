import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server of the test that keeps every message it receives. */
export interface Mailbox {
  /** Value for the portal's SMTP_URL. */
  readonly url: string;
  /** Messages for one address so far, oldest first. */
  to(address: string): readonly Email[];
  close(): Promise<void>;
}

export async function openMailbox(host: string): Promise<Mailbox> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            received.push(mail);
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    to: (address) => received.filter(({ to }) => to?.some((one) => one.address === address)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
