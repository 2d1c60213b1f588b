import * as oidc from 'openid-client';
import { isLoopback, type Proveedor, type ProveedorId } from '../../../../config/proveedores.ts';
import { boundedFetch } from '../../../../operations/patient-fetch.ts';
import { appleSecret } from '../apple-secret.crypto.ts';
import type { Motivo } from '../proveedor.rules.ts';

const TIMEOUT_SECONDS = 10;
/** Lifetime of a cached provider configuration. */
const KNOWN_MS = 60 * 60 * 1000;

interface Known {
  readonly until: number;
  readonly configuration: Promise<oidc.Configuration>;
}

const known = new WeakMap<Proveedor, Known>();

/**
 * Fetches the provider's configuration (OIDC discovery) at its first use and caches it; not at start, because the portal must work while a
 * provider is unreachable. Failures are not cached.
 */
function discover(proveedor: Proveedor, now: Date): Promise<oidc.Configuration> {
  const kept = known.get(proveedor);
  if (kept && kept.until > now.getTime()) return kept.configuration;
  const { issuer, clientId, timeoutSeconds = TIMEOUT_SECONDS } = proveedor;
  const execute = [oidc.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : [])];
  const options = { execute, timeout: timeoutSeconds, [oidc.customFetch]: boundedFetch(1000 * timeoutSeconds) };
  const configuration = authentication(proveedor, now).then((proof) =>
    oidc.discovery(new URL(issuer), clientId, undefined, proof, options),
  );
  known.set(proveedor, { until: now.getTime() + KNOWN_MS, configuration });
  configuration.catch(() => known.delete(proveedor));
  return configuration;
}

/** Returns the client authentication: the method that the provider supports; for Apple a signed secret. */
async function authentication({ secret, clientId, issuer }: Proveedor, now: Date): Promise<oidc.ClientAuth> {
  const text = typeof secret === 'string' ? secret : await appleSecret(secret, { clientId, issuer, now });
  return (...request) => {
    const [server] = request;
    const inBody = typeof secret !== 'string' || server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (inBody ? oidc.ClientSecretPost(text) : oidc.ClientSecretBasic(text))(...request);
  };
}

/** Parameters of the authorization request by provider. Google asks for the account: a shared computer must not reuse the previous one. */
const EXTRA_PARAMETERS: Record<ProveedorId, Record<string, string>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  apple: { scope: 'openid email name', response_mode: 'form_post' },
  empresa: { scope: 'openid email profile' },
};

/** Secrets of one sign-in, and its return address. */
export interface Asking {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE `code_verifier`. */
  readonly verificador: string;
}

/** Builds the provider's authorization address for one sign-in. Rejects if the provider is unreachable. */
export async function authorizationAddress(proveedor: Proveedor, asking: Asking, now: Date): Promise<string> {
  const configuration = await discover(proveedor, now);
  const address = oidc.buildAuthorizationUrl(configuration, {
    ...EXTRA_PARAMETERS[proveedor.id],
    redirect_uri: asking.redirectUri,
    state: asking.state,
    nonce: asking.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(asking.verificador),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/** Verified e-mail and names, from the provider. */
export interface Identidad {
  readonly correo: string;
  readonly nombres: string | null;
  readonly apellidos: string | null;
}

interface Answer extends Asking {
  readonly parameters: URLSearchParams;
}

/** Verifies the provider's answer (state, issuer, nonce, signature, PKCE); rejects if invalid. Null without a verified e-mail. */
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

/** Returns a claim's text; null for none, and for one that the database cannot store. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() && !/\0|\p{Surrogate}/u.test(value) ? value.trim() : null;

/** Reads the claims; Apple sends `email_verified` as a text. */
function toIdentity(claims: Readonly<Record<string, unknown>>): Identidad | null {
  const correo = textOf(claims['email']);
  const verified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  if (!correo || !verified) return null;
  return { correo, nombres: textOf(claims['given_name']) ?? textOf(claims['name']), apellidos: textOf(claims['family_name']) };
}

const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);
const AWAY = new Set(['temporarily_unavailable', 'server_error']);

/** Returns the reason for the person behind an error of a provider. */
export function motivoOf(error: unknown): Motivo {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (CANCELLED.has(error.error)) return 'cancelado';
    return AWAY.has(error.error) ? 'sin_respuesta' : 'no_comprobado';
  }
  // fetch rejected: no connection, unknown host or invalid certificate.
  if (error instanceof TypeError) return 'sin_respuesta';
  if (error instanceof oidc.ClientError && (error.code === 'OAUTH_TIMEOUT' || isServerFailure(error.cause))) return 'sin_respuesta';
  return 'no_comprobado';
}

const isServerFailure = (cause: unknown): boolean => cause instanceof Response && cause.status >= 500;
