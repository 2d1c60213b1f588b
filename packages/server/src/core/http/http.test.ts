import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createHttp } from './http.ts';

const CLIENT = '203.0.113.7';
const PROXY = '198.51.100.2';

/** Returns `request.ip` for a call from this peer, by default this machine, with this X-Forwarded-For. */
async function callerBehind(environment: NodeJS.ProcessEnv, forwarded: string, remoteAddress = '127.0.0.1'): Promise<string> {
  const app = createHttp(loadConfig({ LOG_LEVEL: 'silent', ...environment }));
  onTestFinished(() => app.close());
  app.get('/quien', (request) => ({ ip: request.ip }));
  const answer = await app.inject({ url: '/quien', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
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

const HTTPS = { PUBLIC_URL: 'https://portal.example.com' };

test.each(['127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '192.168.1.10', '::ffff:10.1.2.3', 'fd00::5'])(
  'behind https the header of a proxy at %s is believed, its last hop alone',
  async (proxy) => {
    expect(await callerBehind(HTTPS, CLIENT, proxy)).toBe(CLIENT);
    expect(await callerBehind(HTTPS, `${CLIENT}, 10.20.30.40`, proxy)).toBe('10.20.30.40');
  },
);

test.each(['203.0.113.99', '2001:db8::1', '100.64.0.1'])('behind https a direct caller at %s keeps the own address', async (caller) => {
  expect(await callerBehind(HTTPS, '198.51.100.7', caller)).toBe(caller);
});

/** Headers of the answer to an address under these settings. */
async function headersUnder(environment: NodeJS.ProcessEnv, address = '/algo') {
  const app = createHttp(loadConfig({ LOG_LEVEL: 'silent', ...environment }));
  onTestFinished(() => app.close());
  app.get('/algo', () => ({ ok: true }));
  return (await app.inject(address)).headers;
}

test.each([
  { what: 'an answer', address: '/algo' },
  { what: 'an unknown address', address: '/nada' },
  { what: 'a malformed address', address: '/algo/%zz' },
])(
  '$what has the headers that browsers obey: no foreign script, frame, base or form, no guessed type, no referrer',
  async ({ address }) => {
    const headers = await headersUnder({}, address);
    const policy = String(headers['content-security-policy']).split(';');
    for (const directive of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('behind https the browser must use https for a year, subdomains too; over http the header is absent', async () => {
  expect((await headersUnder(HTTPS))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(await headersUnder({})).not.toHaveProperty('strict-transport-security');
});
