import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Ended, runProgram } from '@portal/testkit/programs/run-program.ts';
import { startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import { temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('send-test-letter.ts', import.meta.url));

const send = (args: readonly string[], settings: NodeJS.ProcessEnv): Promise<Ended> =>
  runProgram(process.execPath, ['--import', 'tsx', PROGRAM, ...args], {
    DATABASE_URL: '',
    DATA_DIR: temporaryFolder('datos'),
    ...settings,
  });

/** Returns a port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a test letter goes out by the settings of the server, without a database', async () => {
  const smtp = await startSmtp({}, 0);
  onTestFinished(() => smtp.close());
  const ended = await send([' ana@empresa.pe '], { SMTP_URL: smtp.url, SMTP_FROM: 'Portal <portal@empresa.pe>' });
  expect(ended).toMatchObject({ code: 0, output: expect.stringContaining('aceptó la carta para ana@empresa.pe') });
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.from?.address).toBe('portal@empresa.pe');
});

test('a test letter that fails says why: no server set, no address, a server that is away', async () => {
  expect(await send(['ana@empresa.pe'], { SMTP_URL: '' })).toMatchObject({ code: 1, output: expect.stringContaining('SMTP_URL no está') });
  const port = await closedPort();
  const away = { SMTP_URL: `smtp://u:Secreta99@127.0.0.1:${port}` };
  expect(await send(['ana'], away)).toMatchObject({ code: 1, output: expect.stringContaining('Indique una dirección') });
  const ended = await send(['ana@empresa.pe'], away);
  expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(/La carta no salió: .*ECONNREFUSED/) });
  expect(ended.output).not.toContain('Secreta99');
});
