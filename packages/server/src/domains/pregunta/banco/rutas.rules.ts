const BASES = /^(?:\$IMS-CC-FILEBASE\$|%24IMS-CC-FILEBASE%24|\{\{RESOURCE\}\})\/?/i;
const BLACKBOARD = /xid-(\d+_\d+)/;
/** Folders in which programs keep the files that their questions cite. */
const FOLDERS = ['', 'web_resources/', 'resources/'];

const unescaped = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Joins a folder and a relative path; undefined when it leaves the archive. */
function joined(folder: string, path: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}

/** Makes a finder of files in an archive, by the address that a question in `desde` cites. */
export function buscadorDeRutas(paths: readonly string[]): (src: string, desde: string) => string | undefined {
  const byLower = new Map(paths.toReversed().map((path) => [path.toLowerCase(), path]));
  const byXid = new Map(paths.flatMap((path) => (BLACKBOARD.exec(path) ? [[BLACKBOARD.exec(path)?.[1] ?? '', path] as const] : [])));
  return (src, desde) => {
    const xid = BLACKBOARD.exec(src)?.[1];
    if (xid !== undefined) return byXid.get(xid);
    const plain = unescaped((src.split(/[?#]/, 1)[0] ?? '').replace(BASES, ''));
    const folder = desde.includes('/') ? desde.slice(0, desde.lastIndexOf('/')) : '';
    const candidates = [joined(folder, plain), ...FOLDERS.map((each) => joined(each, plain))];
    return candidates.flatMap((each) => byLower.get((each ?? '').toLowerCase()) ?? [])[0];
  };
}

/** Returns the addresses of the pictures that something read cites. */
export function srcsDe(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(srcsDe);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  const own = 'src' in value && typeof value.src === 'string' ? [value.src] : [];
  return [...own, ...Object.values(value).flatMap(srcsDe)];
}
