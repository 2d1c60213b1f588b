import type { Vault } from '../../../core/offline/vault.ts';

/** Bytes that the browser's cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

const IV_BYTES = 12;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Rounds of PBKDF2 with SHA-256: what a PIN of six digits needs at least to be slow to try. */
const PBKDF2_ROUNDS = 600_000;

const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

/** Returns random bytes: a new key of a person. */
export const newKey = (): Bytes => crypto.getRandomValues(new Uint8Array(KEY_BYTES));
/** Returns a new salt for a PIN. */
export const newSalt = (): Bytes => crypto.getRandomValues(new Uint8Array(SALT_BYTES));

/** Imports the key of a vault; nobody can read it again. */
export const vaultKey = (key: Bytes): Promise<CryptoKey> => crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Imports a secret by which the tablet marks what it derives; nobody can read it again. */
export const markKey = (secret: string | Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', typeof secret === 'string' ? utf8(secret) : secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** Encrypts with AES-GCM: a new nonce, then the bytes with their tag. */
export async function seal(key: CryptoKey, plain: Uint8Array): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(plain)));
  const whole = new Uint8Array(IV_BYTES + sealed.length);
  whole.set(iv);
  whole.set(sealed, IV_BYTES);
  return whole;
}

/** Decrypts what `seal` made; rejects for another key and for changed bytes. */
export async function open(key: CryptoKey, whole: Uint8Array): Promise<Bytes> {
  const bytes = new Uint8Array(whole);
  const iv = bytes.subarray(0, IV_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES)));
}

/** Vault of a person on a shared tablet. */
export const sealedVault = (key: CryptoKey): Vault => ({ seal: (plain) => seal(key, plain), open: (sealed) => open(key, sealed) });

const sign = async (key: CryptoKey, bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));

/** Returns the name under which the tablet keeps a document: it does not reveal the document. */
export async function markOf(device: CryptoKey, documento: string): Promise<string> {
  const mark = await sign(device, utf8(`documento|${documento.trim().toLowerCase()}`));
  return Array.from(mark, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keys of the tablet: one that it made itself, and one of its pairing. */
export interface TabletKeys {
  readonly device: CryptoKey;
  readonly pairing: CryptoKey;
}

/** Derives the key that a PIN opens on this tablet alone: PBKDF2 of the PIN, marked by both keys of the tablet. */
export async function pinKey(pin: string, salt: Bytes, { device, pairing }: TabletKeys): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(pin), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: PBKDF2_ROUNDS },
    material,
    KEY_BYTES * 8,
  );
  return vaultKey(await sign(pairing, await sign(device, new Uint8Array(bits))));
}

/** Derives the key that the server opens at each entry with a connection (`llave`), on this tablet alone. */
export const serverKey = async (llave: string, { device }: TabletKeys): Promise<CryptoKey> =>
  vaultKey(await sign(device, utf8(`llave|${llave}`)));
