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
const ANY_HOST = '*.';

/** Reads the settings of the origin of content packages, with one Spanish line for each problem. */
export function readContenido(
  { CONTENIDO_URL, CONTENIDO_PORT }: Given,
  portal: Portal,
): { readonly contenido: Contenido; readonly problems: string[] } {
  const problems: string[] = [];
  const wrong = (name: string, rule: string, value: string | undefined) => problems.push(`${name} ${rule}${shownValue(name, value)}`);
  if (CONTENIDO_PORT !== undefined && !isPort(CONTENIDO_PORT)) wrong('CONTENIDO_PORT', 'debe ser un número de puerto', CONTENIDO_PORT);
  else if (CONTENIDO_PORT !== undefined && portal.port > 0 && Number(CONTENIDO_PORT) === portal.port)
    wrong('CONTENIDO_PORT', 'no puede ser el mismo que PORT', CONTENIDO_PORT);
  const rule = CONTENIDO_URL === undefined ? undefined : ruleOf(CONTENIDO_URL, portal.publicUrl);
  if (rule) wrong('CONTENIDO_URL', rule, CONTENIDO_URL);
  if (problems.length > 0) return { contenido: { port: null, named: false, url: null, byHost: false }, problems };
  const port = portOf(CONTENIDO_PORT, portal.port);
  const url = CONTENIDO_URL === undefined ? besidePortal(portal.publicUrl, port) : originOf(CONTENIDO_URL);
  const byHost = CONTENIDO_URL === undefined && !portal.announced && url !== null;
  return { contenido: { port, named: CONTENIDO_PORT !== undefined, url, byHost }, problems };
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= LAST_PORT;

function portOf(given: string | undefined, portal: number): number | null {
  if (given !== undefined) return Number(given);
  return portal === 0 || portal === LAST_PORT ? null : portal + 1;
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

function ruleOf(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address)) return 'debe ser una dirección http:// o https://';
  const { protocol, pathname, search, hash, username, password, host } = new URL(address);
  if (!['http:', 'https:'].includes(protocol)) return 'debe ser una dirección http:// o https://';
  if (pathname !== '/' || search || hash || username || password) return 'debe ser solo un servidor, sin ruta ni usuario';
  if (host.slice(ANY_HOST.length).includes('*') || (host.includes('*') && !host.startsWith(ANY_HOST)))
    return 'admite un asterisco solo como primera parte del servidor';
  if (originOf(address) === new URL(publicUrl).origin) return 'debe ser otro origen que PUBLIC_URL';
  return new URL(publicUrl).protocol === 'https:' && protocol === 'http:' ? 'debe ser https:// como PUBLIC_URL' : undefined;
}

/** Returns the sources of a Content-Security-Policy for the frames of packages. */
export const contentSources = ({ url, byHost, port }: Contenido): string[] => {
  if (url === null) return [];
  return [byHost ? `http://*:${port}` : url];
};

/** Returns the origin of a package: its own host where the address has a `*`. */
export const originOfPaquete = (url: string, id_paquete: number): string => url.replace('*', `p${id_paquete}`);
