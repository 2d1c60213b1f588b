import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { createHttp } from './http.ts';

const CLIENT = '203.0.113.7';
const PROXY = '198.51.100.2';

/** Returns `request.ip` for a call from 127.0.0.1 with this X-Forwarded-For. */
async function callerBehind(environment: NodeJS.ProcessEnv, forwarded: string): Promise<string> {
  const app = await createHttp(loadConfig({ LOG_LEVEL: 'silent', ...environment }));
  onTestFinished(() => app.close());
  app.get('/quien', (request) => ({ ip: request.ip }));
  const answer = await app.inject({ url: '/quien', headers: { 'x-forwarded-for': forwarded } });
  return answer.json<{ ip: string }>().ip;
}

test.each([
  { behind: 'no proxy', environment: {}, forwarded: CLIENT, expected: '127.0.0.1' },
  { behind: 'one proxy', environment: { TRUST_PROXY: '1' }, forwarded: CLIENT, expected: CLIENT },
  {
    behind: 'one proxy, with a forged header of the client',
    environment: { TRUST_PROXY: '1' },
    forwarded: `10.9.9.9, ${CLIENT}`,
    expected: CLIENT,
  },
  { behind: 'two proxies', environment: { TRUST_PROXY: '2' }, forwarded: `${CLIENT}, ${PROXY}`, expected: CLIENT },
  { behind: 'a proxy by its address', environment: { TRUST_PROXY: '127.0.0.1' }, forwarded: CLIENT, expected: CLIENT },
  { behind: 'a proxy that TRUST_PROXY does not name', environment: { TRUST_PROXY: '10.0.0.1' }, forwarded: CLIENT, expected: '127.0.0.1' },
])('behind $behind the address of the caller is $expected', async ({ environment, forwarded, expected }) => {
  expect(await callerBehind(environment, forwarded)).toBe(expected);
});
