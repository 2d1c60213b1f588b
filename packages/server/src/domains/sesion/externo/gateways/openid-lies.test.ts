// A provider that lies, stalls and fails: nobody gets an identity, the call ends, and the reason reveals no secret.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type LyingServer, startLyingServer } from '@portal/testkit/services/lying-server.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Proveedor } from '../../../../config/proveedores.ts';
import { authorizationAddress, motivoOf, readIdentity } from './openid.ts';

const lying: LyingServer = await startLyingServer();
afterAll(() => lying.close());
const SECRET = 'secreto-del-cliente';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PUBLIC_PEM = publicKey.export({ type: 'spki', format: 'pem' });

// Tokens are judged by the machine's clock.
const now = new Date(performance.timeOrigin + performance.now());
const seconds = Math.floor(now.getTime() / 1000);
const asked = { redirectUri: 'https://portal.example/retorno', state: 'estado', nonce: 'nonce', verificador: 'v'.repeat(43) };
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Differences of the test's provider from an honest one. */
interface Lies {
  discovery?: object;
  claims?: object;
  header?: object;
  sign?: (text: string) => string;
  /** Answers in place of one address. */
  instead?: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>;
}

const rs256 = (key: typeof privateKey) => (text: string) => sign('sha256', Buffer.from(text), key).toString('base64url');

function provide({ discovery, claims, header, sign: signature = rs256(privateKey), instead = {} }: Lies): void {
  const url = lying.url;
  const documents: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      ...discovery,
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }] }),
    '/token': () => {
      const honest = {
        iss: url,
        aud: 'portal',
        sub: '7',
        nonce: 'nonce',
        iat: seconds,
        exp: seconds + 300,
        email: 'rosa@example.com',
        email_verified: true,
      };
      const text = `${encode({ alg: 'RS256', kid: 'a', ...header })}.${encode({ ...honest, ...claims })}`;
      return { access_token: 'x', token_type: 'bearer', id_token: `${text}.${signature(text)}` };
    },
  };
  lying.answer = (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0]!;
    const lie = instead[path];
    if (lie) return lie(request, response);
    const document = documents[path];
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(document?.() ?? {}));
  };
}

const provider = (): Proveedor => ({
  id: 'empresa',
  nombre: 'Empresa',
  issuer: lying.url,
  clientId: 'portal',
  secret: SECRET,
  timeoutSeconds: 0.3,
});
const read = (parameters: Record<string, string> = {}) =>
  readIdentity(
    provider(),
    { ...asked, parameters: new URLSearchParams({ code: 'c', state: 'estado', iss: lying.url, ...parameters }) },
    now,
  );

/** Returns the reason for the person, after checking that nothing of the error reveals the secret. */
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (identity) => (identity === null ? 'sin correo' : `entra ${JSON.stringify(identity)}`),
    (error: unknown) => {
      expect(String((error as Error).stack)).not.toContain(SECRET);
      return motivoOf(error);
    },
  );

beforeEach(() => {
  lying.asked.length = 0;
});

test('an honest provider is believed, so that the lies below are what is refused', async () => {
  provide({});
  expect(await read()).toMatchObject({ correo: 'rosa@example.com' });
});

test.each<[string, Lies]>([
  ['of another issuer', { claims: { iss: 'https://otro.example' } }],
  ['for another audience', { claims: { aud: 'otro' } }],
  ['for several audiences without saying whose', { claims: { aud: ['portal', 'otro'], azp: 'otro' } }],
  ['that has ended', { claims: { exp: seconds - 3600, iat: seconds - 7200 } }],
  ['without an end', { claims: { exp: undefined } }],
  ['with another nonce', { claims: { nonce: 'otro' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['without a person', { claims: { sub: undefined } }],
  ['without a signature', { header: { alg: 'none', kid: undefined }, sign: () => '' }],
  [
    'signed with the public key as a secret',
    { header: { alg: 'HS256' }, sign: (text) => createHmac('sha256', PUBLIC_PEM).update(text).digest('base64url') },
  ],
  [
    'signed with the secret of the client',
    { header: { alg: 'HS256' }, sign: (text) => createHmac('sha256', SECRET).update(text).digest('base64url') },
  ],
  ['signed by another key', { sign: rs256(other.privateKey) }],
  ['of an unknown key', { header: { kid: 'b' }, sign: rs256(other.privateKey) }],
])('an ID token %s is no identity', async (_what, lies) => {
  provide(lies);
  expect(await refusalOf(read())).toBe('no_comprobado');
});

test.each<[string, Record<string, string>]>([
  ['another state', { state: 'otro' }],
  ['another issuer', { iss: 'https://otro.example' }],
])('an answer with %s is no identity, and its code goes nowhere', async (_what, parameters) => {
  provide({});
  expect(await refusalOf(read(parameters))).toBe('no_comprobado');
  expect(lying.asked).not.toContain('POST /token');
});

test.each([
  ['that nobody verified', { email_verified: false }],
  ['that is said to be verified by another word', { email_verified: 'si' }],
  ['that is no text', { email: ['rosa@example.com'] }],
])('an e-mail %s opens no account', async (_what, claims) => {
  provide({ claims });
  expect(await refusalOf(read())).toBe('sin correo');
});

type Lie = (request: IncomingMessage, response: ServerResponse) => void;
const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' });
const LIES: readonly [string, Lie][] = [
  ['says nothing', () => {}],
  [
    'trickles',
    (_request, response) => {
      begin(response);
      const timer = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(timer));
    },
  ],
  ['answers 500', (_request, response) => response.writeHead(500).end()],
  ['hangs up', (request) => request.socket.destroy()],
  [
    'answers without end',
    (_request, response) => {
      async function* endless() {
        for (;;) yield await Promise.resolve(' '.repeat(100_000));
      }
      Readable.from(endless()).pipe(begin(response));
    },
  ],
  ['answers no JSON', (_request, response) => begin(response).end('<html>')],
  ['points to itself', (request, response) => response.writeHead(302, { location: request.url }).end()],
  ['points to another site', (_request, response) => response.writeHead(307, { location: `${lying.url}/privado` }).end()],
];
test.each(
  LIES.flatMap(([what, lie]) => ['/.well-known/openid-configuration', '/jwks', '/token'].map((path) => [path, what, lie] as const)),
)('a provider with a lie (%s: %s) is refused in bounded time, and followed nowhere', async (path, _what, lie) => {
  provide({ instead: { [path]: lie } });
  expect(['sin_respuesta', 'no_comprobado']).toContain(await refusalOf(read()));
  expect(lying.asked.length).toBeLessThanOrEqual(4);
  expect(lying.asked.filter((address) => address.includes('privado'))).toEqual([]);
});

test.each([
  ['another issuer', { issuer: 'https://otro.example' }],
  ['no address for tokens', { token_endpoint: undefined }],
  ['a file for tokens', { token_endpoint: 'file:///etc/passwd' }],
])('a description with %s is refused', async (_what, discovery) => {
  provide({ discovery });
  expect(await refusalOf(read())).toBe('no_comprobado');
});

test('the portal asks a provider that failed again at the next sign-in', async () => {
  provide({ instead: { '/.well-known/openid-configuration': (_request, response) => response.writeHead(500).end() } });
  const proveedor = provider();
  await expect(authorizationAddress(proveedor, asked, now)).rejects.toThrow();
  provide({});
  expect(await authorizationAddress(proveedor, asked, now)).toContain(`${lying.url}/auth?`);
});
