import { createHash } from 'node:crypto';

/** Returns the JSON of a value without spaces, the keys of every object in alphabetical order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** Returns the SHA-256 of the content of a record (P209), hexadecimal. */
export const huellaOf = (contenido: object): string => createHash('sha256').update(canonical(contenido), 'utf8').digest('hex');
