import type { CredencialNueva, CredencialUsada, OpcionesNueva, OpcionesUso } from '@portal/contract/sesion';
import type { Sitio } from './llave.rules.ts';
import { RETO_MS } from './reto.crypto.ts';

/** Loaded with the first passkey: it takes half a second and 30 MB, which a portal without passkeys never spends. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** COSE numbers of the algorithms that passkeys use: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Credential of a person, as the options of both ceremonies name it. */
export interface Conocida {
  readonly credencial: string;
  readonly transportes: readonly string[];
}

const described = ({ credencial, transportes }: Conocida) => ({
  id: credencial,
  type: 'public-key' as const,
  transports: [...transportes],
});

interface NewOptions {
  readonly sitio: Sitio;
  readonly reto: string;
  readonly portal: string;
  readonly titular: string;
  readonly username: string;
  readonly nombres: string;
  readonly conocidas: readonly Conocida[];
}

/** Builds what the browser hands to an authenticator to make a passkey: one that names its owner by itself and asks for PIN, finger or face. */
export const newOptions = ({ sitio, reto, portal, titular, username, nombres, conocidas }: NewOptions): OpcionesNueva => ({
  challenge: reto,
  rp: { id: sitio.id, name: portal },
  user: { id: titular, name: username, displayName: nombres },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: RETO_MS,
  excludeCredentials: conocidas.map(described),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** Builds what the browser hands to an authenticator to sign with a passkey; without credentials it offers those that it has. */
export const useOptions = ({ sitio, reto, conocidas }: Pick<NewOptions, 'sitio' | 'reto' | 'conocidas'>): OpcionesUso => ({
  challenge: reto,
  rpId: sitio.id,
  timeout: RETO_MS,
  allowCredentials: conocidas.map(described),
  userVerification: 'required',
});

/** Returns the challenge that an authenticator's answer claims to answer; undefined for what is no answer. */
export function retoIn({ response }: { readonly response: { readonly clientDataJSON: string } }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

interface Expected {
  readonly sitio: Sitio;
  /** Challenge that was judged before. */
  readonly reto: string;
}

/** New passkey that an answer proves. */
export interface NuevaLlave {
  readonly credencial: string;
  readonly clave_publica: Buffer;
  readonly contador: number;
  readonly respaldada: boolean;
}

/**
 * Checks the answer of an authenticator that made a passkey; undefined for a wrong one. The portal asks for no certificate of its maker
 * (`attestation: none`), and refuses answers with one: to check it, the library would fetch addresses that the answer names.
 */
export async function readNueva(llave: CredencialNueva, { sitio, reto }: Expected): Promise<NuevaLlave | undefined> {
  try {
    const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([library(), helpers()]);
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(llave.response.attestationObject));
    const format = attestation.get('fmt');
    // `packed` without certificates is the authenticator's own signature, which browsers pass on.
    if (format !== 'none' && !(format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: withExtensions(llave),
      expectedChallenge: reto,
      expectedOrigin: sitio.origin,
      expectedRPID: sitio.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credencial: credential.id,
      clave_publica: Buffer.from(credential.publicKey),
      contador: credential.counter,
      respaldada: credentialBackedUp,
    };
  } catch {
    return undefined;
  }
}

/** Use of a passkey that an answer proves. */
export interface UsoLlave {
  readonly contador: number;
  readonly respaldada: boolean;
}

/**
 * Checks the signature of a passkey over challenge, site, presence and verification of the person; undefined for a wrong one. The caller judges the
 * counter, by a conditional update that two sign-ins at once cannot both pass.
 */
export async function readUso(
  llave: CredencialUsada,
  { sitio, reto, clave_publica }: Expected & { readonly clave_publica: Buffer },
): Promise<UsoLlave | undefined> {
  try {
    const { verifyAuthenticationResponse } = await library();
    const { userHandle, ...response } = llave.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: withExtensions({ ...llave, response: { ...response, ...(userHandle && { userHandle }) } }),
      expectedChallenge: reto,
      expectedOrigin: sitio.origin,
      expectedRPID: sitio.id,
      credential: { id: llave.id, publicKey: new Uint8Array(clave_publica), counter: 0 },
    });
    return verified ? { contador: authenticationInfo.newCounter, respaldada: authenticationInfo.credentialBackedUp } : undefined;
  } catch {
    return undefined;
  }
}

/** Adds the extensions of the browser, of which the portal asks for none. */
const withExtensions = <T extends object>(llave: T) => ({ ...llave, clientExtensionResults: {} });
