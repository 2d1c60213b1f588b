/** Parts of an address of the manifest. */
interface Address {
  readonly path: string;
  /** With its question mark. */
  readonly query: string;
  /** With its number sign. */
  readonly fragment: string;
}

/** Place of a file of the package. */
export interface Lugar {
  readonly ruta: string;
  /** Percent-encoded, with query and fragment. */
  readonly inicio: string;
  /** The letters of the manifest differ from those of the file. */
  readonly otrasLetras: boolean;
}

/** Finds files of the package by an address of the manifest. */
export type Buscador = (href: string, bases: readonly string[]) => Lugar | undefined;

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/|\\\\)/i;

/** Returns whether an address leads out of the package. */
export const esDeFuera = (address: string): boolean => SCHEME.test(address.trim());
/** Returns whether an address is one of the web. */
export const esDeLaWeb = (address: string): boolean => /^(?:https?:|\/\/)/i.test(address.trim());

function split(address: string): Address {
  const hash = address.indexOf('#');
  const before = hash === -1 ? address : address.slice(0, hash);
  const mark = before.indexOf('?');
  return {
    path: (mark === -1 ? before : before.slice(0, mark)).replaceAll('\\', '/'),
    query: mark === -1 ? '' : before.slice(mark),
    fragment: hash === -1 ? '' : address.slice(hash),
  };
}

/**
 * Joins the parameters of an item to the address of its resource by the rules of SCORM (CAM 3.4.1): leading `?` and `&` are dropped, a fragment
 * counts only where the address has none. A query goes before the fragment, where browsers read it.
 */
export function conParametros(href: string, parameters: string): string {
  const own = parameters.trim().replace(/^[?&]+/, '');
  if (own === '') return href;
  const { path, query, fragment } = split(href);
  if (own.startsWith('#')) return fragment === '' ? `${href}${own}` : href;
  const added = split(`?${own}`);
  return `${path}${query === '' ? '?' : `${query}&`}${added.query.slice(1)}${fragment || added.fragment}`;
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Resolves `.` and `..`; undefined when the path leaves the package. */
function resolved(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}

/** Returns what an address can mean, the likeliest first: behind its bases, with a base as a file's address, and without bases. */
function candidates(path: string, bases: readonly string[]): string[] {
  const base = bases.map((each) => split(each).path).filter((each) => each !== '');
  const strict = base.map((each) => each.slice(0, each.lastIndexOf('/') + 1));
  const joined = [[...base, path].join('/'), [...strict, path].join('/'), path];
  return joined.flatMap((each) => [each, decoded(each)]).flatMap((each) => resolved(each.normalize('NFC')) ?? []);
}

const encoded = (ruta: string, { query, fragment }: Address): string => {
  const path = ruta.split('/').map(encodeURIComponent).join('/');
  const url = new URL(`http://paquete.invalid/${path}${query}${fragment}`);
  return `${url.pathname.slice(1)}${url.search}${url.hash}`;
};

/** Makes a finder among the paths of a package: by the exact letters first, then in any case. */
export function buscadorDe(rutas: readonly string[]): Buscador {
  const exact = new Set(rutas);
  const anyCase = new Map(rutas.toReversed().map((ruta) => [ruta.toLowerCase(), ruta]));
  return (href, bases) => {
    const address = split(href.trim());
    if (address.path === '') return undefined;
    const all = candidates(address.path, bases);
    const same = all.find((each) => exact.has(each));
    const ruta = same ?? all.flatMap((each) => anyCase.get(each.toLowerCase()) ?? [])[0];
    return ruta === undefined ? undefined : { ruta, inicio: encoded(ruta, address), otrasLetras: same === undefined };
  };
}
