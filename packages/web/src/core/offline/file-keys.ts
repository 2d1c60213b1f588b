/** Names of the caches of a portal; another base path on the same host is another portal. `scope` ends with a slash. */
export function cacheNames(scope: string) {
  const base = new URL(scope).pathname.replace(/\/$/, '');
  return {
    pieces: `UCJ${base}-piezas`,
    portal: `UCJ${base}-portal`,
    /** Files of the topics of the people of a shop, on a tablet that they share. */
    shared: `UCJ${base}-tienda`,
    filesOf: (person: number): string => `UCJ${base}-archivos-${person}`,
    /** Beginning of the names of the caches of all people. */
    files: `UCJ${base}-archivos-`,
  };
}

/** File of a topic, by its id; picture of a question, by its sealed ticket, which is the same in an attempt. */
const KEPT = /^(\d+(?=\/[^/?#]+(?:[?#]|$))|imagen\/[\w-]{22}(?=[?#]|$))/;

/** Returns the key under which a file of the portal is kept: its address without name and ticket; undefined for any other address. */
export function keptFileKey(url: URL, scope: string): string | undefined {
  const prefix = `${scope}api/archivo/`;
  const place = url.href.startsWith(prefix) ? KEPT.exec(url.href.slice(prefix.length))?.[1] : undefined;
  return place === undefined ? undefined : prefix + place;
}

/** Returns whether a key is that of a picture of a question: its address alone opens it. */
export const isImagenKey = (key: string): boolean => key.includes('/api/archivo/imagen/');

/** Returns the person of the ticket in an address: its second part, in base 36 (docs/decisions/006). */
export function ownerOf(url: URL): number | undefined {
  const [, person] = url.searchParams.get('boleto')?.split('.') ?? [];
  const id = parseInt(person ?? '', 36);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
