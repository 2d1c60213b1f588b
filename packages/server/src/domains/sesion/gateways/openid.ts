import * as oidc from 'openid-client';
import { isLoopback, type Proveedor, type ProveedorId } from '../../../config-proveedores.ts';
import { appleSecret } from '../apple-secret.crypto.ts';
import type { Motivo } from '../proveedor.rules.ts';

const TIMEOUT_SECONDS = 10;
/** What a provider says of itself is asked for again after this time. */
const KNOWN_MS = 60 * 60 * 1000;

interface Known {
  readonly until: number;
  readonly configuration: Promise<oidc.Configuration>;
}

const known = new WeakMap<Proveedor, Known>();

/**
 * The provider's own description, asked for when somebody needs it: the portal starts, and its passwords work, while a provider is
 * away. A failure is not kept.
 */
function discover(proveedor: Proveedor, now: Date): Promise<oidc.Configuration> {
  const kept = known.get(proveedor);
  if (kept && kept.until > now.getTime()) return kept.configuration;
  const { issuer, clientId } = proveedor;
  const execute = [oidc.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : [])];
  const options = { execute, timeout: TIMEOUT_SECONDS };
  const configuration = authentication(proveedor, now).then((proof) =>
    oidc.discovery(new URL(issuer), clientId, undefined, proof, options),
  );
  known.set(proveedor, { until: now.getTime() + KNOWN_MS, configuration });
  configuration.catch(() => known.delete(proveedor));
  return configuration;
}

/** How the portal proves itself: as the provider says that it likes it; Apple wants a signed secret. */
async function authentication({ secret, clientId, issuer }: Proveedor, now: Date): Promise<oidc.ClientAuth> {
  const text = typeof secret === 'string' ? secret : await appleSecret(secret, { clientId, issuer, now });
  return (...request) => {
    const [server] = request;
    const inBody = typeof secret !== 'string' || server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (inBody ? oidc.ClientSecretPost(text) : oidc.ClientSecretBasic(text))(...request);
  };
}

/** What a provider wants beside the standard. Google: a shared computer must not sign in whoever was there before. */
const OWN_WAYS: Record<ProveedorId, Record<string, string>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  apple: { scope: 'openid email name', response_mode: 'form_post' },
  empresa: { scope: 'openid email profile' },
};

/** The secrets of one sign-in, and where the browser comes back. */
export interface Asking {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE `code_verifier`. */
  readonly verificador: string;
}

/** The provider's page for one sign-in. Rejects when the provider cannot be reached. */
export async function authorizationAddress(proveedor: Proveedor, asking: Asking, now: Date): Promise<string> {
  const configuration = await discover(proveedor, now);
  const address = oidc.buildAuthorizationUrl(configuration, {
    ...OWN_WAYS[proveedor.id],
    redirect_uri: asking.redirectUri,
    state: asking.state,
    nonce: asking.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(asking.verificador),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/** Whom the provider vouches for. */
export interface Identidad {
  readonly correo: string;
  readonly nombres: string | null;
  readonly apellidos: string | null;
}

interface Answer extends Asking {
  readonly parameters: URLSearchParams;
}

/** Checks the provider's answer (state, issuer, nonce, signature, PKCE). Null: its e-mail is missing or not verified. Rejects when it will not do. */
export async function readIdentity(proveedor: Proveedor, { parameters, ...asked }: Answer, now: Date): Promise<Identidad | null> {
  const configuration = await discover(proveedor, now);
  const answer = new URL(`${asked.redirectUri}?${parameters.toString()}`);
  const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
    expectedState: asked.state,
    expectedNonce: asked.nonce,
    pkceCodeVerifier: asked.verificador,
  });
  const claims = tokens.claims();
  if (!claims) return null;
  const asks = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  return toIdentity(asks ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** Apple writes `email_verified` as a text. */
function toIdentity(claims: Readonly<Record<string, unknown>>): Identidad | null {
  const correo = textOf(claims['email']);
  const verified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  if (!correo || !verified) return null;
  return { correo, nombres: textOf(claims['given_name']) ?? textOf(claims['name']), apellidos: textOf(claims['family_name']) };
}

const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);
const AWAY = new Set(['temporarily_unavailable', 'server_error']);

/** What a failed conversation with a provider means for the person. */
export function motivoOf(error: unknown): Motivo {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (CANCELLED.has(error.error)) return 'cancelado';
    return AWAY.has(error.error) ? 'sin_respuesta' : 'no_comprobado';
  }
  // fetch itself failed: no connection, no such name, no certificate.
  if (error instanceof TypeError) return 'sin_respuesta';
  if (error instanceof oidc.ClientError && (error.code === 'OAUTH_TIMEOUT' || isServerFailure(error.cause))) return 'sin_respuesta';
  return 'no_comprobado';
}

const isServerFailure = (cause: unknown): boolean => cause instanceof Response && cause.status >= 500;
