import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CredencialNueva, CredencialUsada, OpcionesNueva, OpcionesUso } from '@portal/contract/sesion';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Origin of a test portal: PUBLIC_URL is absent, and a portal on this machine has its passkeys for `localhost`. */
const ORIGIN = 'http://localhost:3000';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** Parts of an answer that an attack changes. */
interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** False: nobody typed a PIN. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | null;
  readonly type?: string;
  /** Attestation of the maker, which the portal did not ask for. */
  readonly attestation?: { readonly fmt: string; readonly attStmt: Map<string, Uint8Array | Uint8Array[] | number> };
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Authenticator in software: one passkey, of P-256, that it makes and signs with by the rules of WebAuthn, or against them where a test says so. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = encoded(randomBytes(32));
  /** Counter of signatures; an authenticator without one stays at 0. */
  counter: number;

  constructor(counter = 0) {
    this.counter = counter;
  }

  /** Makes the passkey for these options. */
  create(opciones: OpcionesNueva, lies: Lies = {}): CredencialNueva {
    this.#userHandle = opciones.user.id;
    const { fmt, attStmt } = lies.attestation ?? { fmt: 'none', attStmt: new Map() };
    const authData = Buffer.concat([this.#head(lies.rpId ?? opciones.rp.id, lies, FLAGS.attested), this.#attested()]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | typeof attStmt>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    const clientDataJSON = encoded(this.#clientData('webauthn.create', opciones.challenge, lies));
    return this.#credential({ clientDataJSON, attestationObject: encoded(attestationObject), transports: ['internal'] });
  }

  /** Signs with the passkey for these options. */
  get(opciones: OpcionesUso, lies: Lies = {}): CredencialUsada {
    if (this.counter > 0) this.counter += 1;
    const authenticatorData = this.#head(lies.rpId ?? opciones.rpId, lies, 0);
    const clientData = this.#clientData('webauthn.get', opciones.challenge, lies);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: encoded(clientData),
      authenticatorData: encoded(authenticatorData),
      signature: encoded(signature),
      userHandle: lies.userHandle === undefined ? this.#userHandle : lies.userHandle,
    });
  }

  #credential<Response>(response: Response) {
    return { id: encoded(this.id), rawId: encoded(this.id), type: 'public-key' as const, response };
  }

  #clientData(type: string, challenge: string, lies: Lies): Buffer {
    const said = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? ORIGIN, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  /** Authenticator data as far as the counter: hash of the site, flags, counter. */
  #head(rpId: string, { verified = true, counter = this.counter }: Lies, flags: number): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(FLAGS.present | (verified ? FLAGS.verified : 0) | flags, 0);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), tail]);
  }

  /** Attested credential data: no maker, id, and the public key as COSE (ES256). */
  #attested(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    return Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
  }
}
