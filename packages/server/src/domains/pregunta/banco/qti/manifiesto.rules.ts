import { readXml } from '../../../../core/xml/read-xml.ts';
import { ReadError } from '../../../../core/read-error.ts';

/** Returns files in the order of a package's manifest; those that it does not name follow. A broken manifest orders nothing. */
export function ordenDe(paths: readonly string[], manifest: string | undefined): string[] {
  if (manifest === undefined) return [...paths];
  const named: string[] = [];
  try {
    readXml(manifest, {
      collect: new Set(['file']),
      onOpen: (_name, attributes) => named.push(attributes.get('href') ?? ''),
      onElement: ({ attributes }) => named.push(attributes.get('href') ?? ''),
    });
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
  const place = new Map(named.toReversed().map((path, index) => [path, named.length - index]));
  return paths
    .map((path, index) => ({ path, at: place.get(path) ?? named.length + 1 + index }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ path }) => path);
}
