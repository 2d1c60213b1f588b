import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { startProvider } from '@portal/testkit/services/oidc-provider.ts';
import { visitProvider } from '@portal/testkit/services/oidc-visit.ts';
import { useProvider } from '@portal/testkit/services/use-provider.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appleSecret } from '../apple-secret.crypto.ts';

const PORTAL = 'http://127.0.0.1:3000';

describe('a provider with the e-mail in its ID token', () => {
  const { environment, provider } = useProvider({ publicUrl: PORTAL, claimsInIdToken: true });
  const app = useTestApp(environment);

  /** Signs in by the provider; `meanwhile` runs while the person is at the provider. */
  async function enter(name: string, meanwhile: () => Promise<void> = async () => {}) {
    const { direccion, llave } = (await app.call(sesionApi.startExternal, { body: { proveedor: 'empresa' } })).data;
    const { pathname, search } = await visitProvider(direccion, name);
    await meanwhile();
    const { headers } = await app.inject({ url: `${pathname}${search}` });
    const codigo = new URL(headers.location!).searchParams.get('acceso')!;
    return app.call(sesionApi.finishExternal, { body: { codigo, llave } });
  }

  test('gets no userinfo request; if it stops meanwhile the reason is sin_respuesta', async () => {
    const person = await buildUsuario(app.db);
    provider().people.set('rosa', { email: person.correo_electronico, email_verified: true });
    expect((await enter('rosa')).status).toBe(200);
    const { status, problem } = await enter('rosa', () => provider().close());
    expect([status, problem.code]).toEqual([503, 'no_disponible']);
    expect(problem.message).toBe(
      'El servicio de ingreso de Grupo Andino no responde. Intente nuevamente en unos minutos o use su contraseña.',
    );
  });
});

describe('a provider that is unreachable when the portal starts', () => {
  const environment: NodeJS.ProcessEnv = { OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'secreto' };
  const server = createServer((_request, response) => response.writeHead(503).end());
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    environment['OIDC_ISSUER'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  const app = useTestApp(environment);
  afterAll(() => server.close());
  const start = () => app.call(sesionApi.startExternal, { body: { proveedor: 'empresa' } });

  test('does not affect passwords, gives 503, writes no row, and works once it is reachable', async () => {
    const { username } = await buildUsuario(app.db);
    expect((await app.call(sesionApi.login, { body: { username, password: 'Portal-Demo-2026' } })).status).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      const { status, problem } = await start();
      expect([status, problem.code, problem.clave]).toEqual([503, 'no_disponible', 'sesion.externo.sin_respuesta']);
    }
    expect(await app.db.selectFrom('acceso_externo').selectAll().execute()).toEqual([]);
    server.removeAllListeners('request');
    const { issuer, close } = await startProvider({ publicUrl: PORTAL });
    const back = environment['OIDC_ISSUER']!;
    server.on('request', (request, response) => {
      void fetch(`${issuer}${request.url}`).then(async (answer) => response.end((await answer.text()).replaceAll(issuer, back)));
    });
    expect((await start()).data.direccion).toMatch(new RegExp(`^${back}/auth\\?.*code_challenge_method=S256`));
    await close();
  });
});

test('appleSecret signs a JWT that the public key verifies', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { teamId: 'EQUIPO', keyId: 'LLAVE', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  const now = new Date('2026-11-21T15:00:00.500Z');
  const text = await appleSecret(key, { clientId: 'pe.portal', issuer: 'https://appleid.apple.com', now });
  const [header, claims, signature] = text.split('.');
  const read = (part: string | undefined): unknown => JSON.parse(Buffer.from(part!, 'base64url').toString());
  expect(read(header)).toEqual({ alg: 'ES256', kid: 'LLAVE' });
  const iat = Date.parse('2026-11-21T15:00:00Z') / 1000;
  expect(read(claims)).toEqual({ iss: 'EQUIPO', sub: 'pe.portal', aud: 'https://appleid.apple.com', iat, exp: iat + 86_400 });
  const signed = { key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature!, 'base64url'))).toBe(true);
});
