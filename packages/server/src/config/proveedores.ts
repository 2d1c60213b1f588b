import { createPrivateKey } from 'node:crypto';

/** Supported sign-in providers (P9). */
export type ProveedorId = 'google' | 'apple' | 'empresa';

/** Private key for Apple, which signs short-lived client secrets. */
export interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8, PEM. */
  readonly privateKey: string;
}

/** OpenID Connect provider with this installation's registration. */
export interface Proveedor {
  readonly id: ProveedorId;
  /** Name on its button: «Continuar con …». */
  readonly nombre: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string | AppleKey;
  /** Longest call to it; ten by default. */
  readonly timeoutSeconds?: number;
}

type Given = Readonly<Record<string, string | undefined>>;

interface Kind {
  readonly id: ProveedorId;
  readonly prefix: string;
  readonly needed: readonly string[];
  readonly defaults: Given;
}

const KINDS: readonly Kind[] = [
  {
    id: 'google',
    prefix: 'OIDC_GOOGLE_',
    needed: ['CLIENT_ID', 'CLIENT_SECRET'],
    defaults: { NOMBRE: 'Google', ISSUER: 'https://accounts.google.com' },
  },
  {
    id: 'apple',
    prefix: 'OIDC_APPLE_',
    needed: ['CLIENT_ID', 'TEAM_ID', 'KEY_ID', 'PRIVATE_KEY'],
    defaults: { NOMBRE: 'Apple', ISSUER: 'https://appleid.apple.com' },
  },
  { id: 'empresa', prefix: 'OIDC_', needed: ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'], defaults: { NOMBRE: 'su empresa' } },
];

const NAMES = ['NOMBRE', 'ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'TEAM_ID', 'KEY_ID', 'PRIVATE_KEY'];
const MAX_NAME = 40;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns whether an address is of this machine; only there a provider may use http. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(new URL(address).hostname);

/** Reads the configured providers. Incomplete settings give problems, which never contain values (secrets). */
export function readProveedores(given: Given): { readonly proveedores: Proveedor[]; readonly problems: string[] } {
  const proveedores: Proveedor[] = [];
  const problems: string[] = [];
  for (const kind of KINDS) {
    if (!NAMES.some((name) => given[kind.prefix + name])) continue;
    const values = valuesOf(kind, given);
    const found = problemsOf(kind, values);
    problems.push(...found);
    if (found.length === 0) proveedores.push(toProveedor(kind, values));
  }
  return { proveedores, problems };
}

function valuesOf({ prefix, defaults }: Kind, given: Given): Given {
  const own = NAMES.map((name) => [name, given[prefix + name] ?? defaults[name]] as const);
  const { PRIVATE_KEY, ...rest } = Object.fromEntries(own);
  // An environment file has one line for each value, so the PEM has `\n` instead of line breaks.
  return { ...rest, PRIVATE_KEY: PRIVATE_KEY?.replaceAll(String.raw`\n`, '\n') };
}

function problemsOf({ prefix, needed }: Kind, values: Given): string[] {
  const missing = needed
    .filter((name) => !values[name])
    .map((name) => `${prefix}${name} falta: el ingreso por ese proveedor también la necesita`);
  const { ISSUER = '', PRIVATE_KEY = '', NOMBRE = '' } = values;
  if (ISSUER && !isSafe(ISSUER)) missing.push(`${prefix}ISSUER debe ser una dirección https:// (http:// solo en este mismo equipo)`);
  if (PRIVATE_KEY && !isAppleKey(PRIVATE_KEY)) missing.push(`${prefix}PRIVATE_KEY debe ser una clave privada EC P-256 en formato PEM`);
  if (NOMBRE.length > MAX_NAME) missing.push(`${prefix}NOMBRE no puede pasar de ${MAX_NAME} caracteres`);
  return missing;
}

function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, search, hash } = new URL(issuer);
  return !search && !hash && (protocol === 'https:' || (protocol === 'http:' && isLoopback(issuer)));
}

function isAppleKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/** Builds a provider from values without problems. */
function toProveedor({ id }: Kind, values: Given): Proveedor {
  const { NOMBRE = '', ISSUER = '', CLIENT_ID = '', CLIENT_SECRET = '', TEAM_ID = '', KEY_ID = '', PRIVATE_KEY = '' } = values;
  const secret = id === 'apple' ? { teamId: TEAM_ID, keyId: KEY_ID, privateKey: PRIVATE_KEY } : CLIENT_SECRET;
  return { id, nombre: NOMBRE, issuer: ISSUER, clientId: CLIENT_ID, secret };
}
