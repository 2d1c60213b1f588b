import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type AccountClaims, type Configuration } from 'oidc-provider';

/** A real OpenID Connect provider on a port of its own; its sign-in page takes any password. */
export interface TestProvider {
  readonly issuer: string;
  /** Environment of a portal registered with it as the company's provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** Claims by sign-in name; other names are unknown. */
  readonly people: Map<string, Partial<AccountClaims>>;
  close(): Promise<void>;
}

export interface ProviderOptions {
  /** Public URL of the portal. */
  readonly publicUrl: string;
  /** `true` puts e-mail and names into the ID token, as Google does; otherwise the portal requests them at the userinfo endpoint. */
  readonly claimsInIdToken?: boolean;
}

const CLIENT = { id: 'portal', secret: randomBytes(24).toString('base64url') };
const SCOPES = 'openid email profile';

/** Starts a provider with one registered portal. Call `close` at the end. */
export async function startProvider({ publicUrl, claimsInIdToken = false }: ProviderOptions): Promise<TestProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Partial<AccountClaims>>();
  const settings = configuration(people, { publicUrl, claimsInIdToken });
  const answer = new Provider(issuer, settings).callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    people,
    environment: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NOMBRE: 'Grupo Andino',
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function configuration(people: TestProvider['people'], { publicUrl, claimsInIdToken }: Required<ProviderOptions>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/api/usuario/externo/empresa/retorno`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: [CLIENT.secret] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: !claimsInIdToken,
    findAccount: (_context, sub) =>
      people.has(sub) ? { accountId: sub, claims: () => Promise.resolve({ ...people.get(sub), sub }) } : undefined,
    // Grants the portal's scopes at once instead of showing a consent page.
    async loadExistingGrant({ oidc: { provider, client, session } }) {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  };
}
