import { limpiarTexto } from '../core/texto.ts';

/** Words that people write before a number: `DNI 47009204`, `D.N.I. N.º 47009204`. */
const PREFIX = /^(?:d\.?\s?n\.?\s?i|c\.?\s?e|pasaporte|pas|ptp|doc(?:umento)?)\.?[\s:]+(?:n(?:ro|[°º]|\.[°º])?\.?\s*)?(?=[a-z]*\d)/i;
/** Signs by which printed numbers are grouped. */
const GROUPING = /[\s.,'’·‐-―−_-]+/g;

/** Returns the number of a document without what groups its digits: `47.009.202`, `47 009 202` and `DNI 47009202` are one. */
export function compactarDocumento(text: string): string {
  const bare = limpiarTexto(text).trim().replace(PREFIX, '');
  return /\d/.test(bare) ? bare.replaceAll(GROUPING, '').toUpperCase() : bare;
}

const DNI = /^\d{8}$/;

/** Returns what a person typed to sign in or to search, a DNI without what groups its digits. */
export function escritoComoDni(text: string): string {
  const compact = compactarDocumento(text);
  return DNI.test(compact) ? compact : text;
}
