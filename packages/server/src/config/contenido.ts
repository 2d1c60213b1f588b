import { shownValue } from './shown.ts';

/** Origin of content packages (record 122): foreign code runs there, never on the portal's own. */
export interface Contenido {
  /** Port of this process for it; null: PORT is any free one, and CONTENIDO_PORT names none. */
  readonly port: number | null;
  /** The port was named: the start fails without it. */
  readonly named: boolean;
  /** Address of the origin, `*` in place of the first label where each package has its own host; null: packages cannot be opened. */
  readonly url: string | null;
  /** Neither PUBLIC_URL nor CONTENIDO_URL is set: `url` has the host by which each person reaches the portal. */
  readonly byHost: boolean;
}

type Given = Readonly<Record<string, string | undefined>>;

interface Portal {
  readonly port: number;
  readonly publicUrl: string;
  /** PUBLIC_URL is set. */
  readonly announced: boolean;
}

const LAST_PORT = 65_535;
/** Distance of the port of packages from PORT: portals of one machine often have neighbouring ports, and none may take that of another. */
const BESIDE = 1000;
const ANY_HOST = '*.';

const NONE: Contenido = { port: null, named: false, url: null, byHost: false };

/** Reads the settings of the origin of content packages, with one Spanish line for each problem. */
export function readContenido(
  { CONTENIDO_URL, CONTENIDO_PORT }: Given,
  portal: Portal,
): { readonly contenido: Contenido; readonly problems: string[] } {
  const rules = [
    ['CONTENIDO_PORT', CONTENIDO_PORT, CONTENIDO_PORT === undefined ? undefined : ruleOfPort(CONTENIDO_PORT, portal.port)],
    ['CONTENIDO_URL', CONTENIDO_URL, CONTENIDO_URL === undefined ? undefined : ruleOf(CONTENIDO_URL, portal.publicUrl)],
  ] as const;
  const problems = rules.flatMap(([name, value, rule]) => (rule === undefined ? [] : [`${name} ${rule}${shownValue(name, value)}`]));
  if (problems.length > 0) return { contenido: NONE, problems };
  const port = portOf(CONTENIDO_PORT, portal.port);
  const url = CONTENIDO_URL === undefined ? besidePortal(portal.publicUrl, port) : originOf(CONTENIDO_URL);
  const byHost = CONTENIDO_URL === undefined && !portal.announced && url !== null;
  return { contenido: { port, named: CONTENIDO_PORT !== undefined, url, byHost }, problems };
}

function ruleOfPort(text: string, portal: number): string | undefined {
  if (!/^\d{1,5}$/.test(text) || Number(text) === 0 || Number(text) > LAST_PORT) return 'debe ser un número de puerto';
  return Number(text) === portal ? 'no puede ser el mismo que PORT' : undefined;
}

function portOf(given: string | undefined, portal: number): number | null {
  if (given !== undefined) return Number(given);
  if (portal === 0) return null;
  return portal + BESIDE > LAST_PORT ? portal - BESIDE : portal + BESIDE;
}

/** Address of the port beside the portal's own; null behind https, where a page may not show what comes without it. */
function besidePortal(publicUrl: string, port: number | null): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || port === null ? null : `http://${hostname}:${port}`;
}

const originOf = (address: string): string => {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
};

const WEB: ReadonlySet<string> = new Set(['http:', 'https:']);

function ruleOf(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address) || !WEB.has(new URL(address).protocol)) return 'debe ser una dirección http:// o https://';
  const portal = new URL(publicUrl);
  if (!isBare(new URL(address))) return 'debe ser solo un servidor, sin ruta ni usuario, con un asterisco solo como su primera parte';
  if (originOf(address) === portal.origin) return 'debe ser otro origen que PUBLIC_URL';
  return portal.protocol === 'https:' && address.startsWith('http:') ? 'debe ser https:// como PUBLIC_URL' : undefined;
}

/** Returns whether an address is no more than a server, `*` at most in place of its first part. */
function isBare({ pathname, search, hash, username, password, host }: URL): boolean {
  const stars = host.split('*').length - 1;
  const rest = [search, hash, username, password].every((part) => part === '');
  return rest && pathname === '/' && (stars === 0 || (stars === 1 && host.startsWith(ANY_HOST)));
}

/** Returns the sources of a Content-Security-Policy for the frames of packages. */
export const contentSources = ({ url, byHost, port }: Contenido): string[] => {
  if (url === null) return [];
  return [byHost ? `http://*:${port}` : url];
};

/** Returns the origin of a package: its own host where the address has a `*`. */
export const originOfPaquete = (url: string, id_paquete: number): string => url.replace('*', `p${id_paquete}`);
