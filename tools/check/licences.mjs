/**
 * Licences under which a product may be sold that contains the package: they ask for a notice at most. A copyleft licence that reaches
 * the whole program (GPL, AGPL), one that forbids a use (CC-BY-NC, BUSL) and an unknown one are not among them.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
]);

/**
 * Returns the SPDX identifiers in a licence expression.
 * @param {string} expression
 */
export const licencesIn = (expression) =>
  expression
    .replaceAll(/[()]/g, ' ')
    .split(/ +(?:AND|OR) +|^ +| +$/)
    .filter(Boolean);

/**
 * Returns whether a package under this SPDX expression may be used: of an OR one licence is enough, of an AND all are needed. An
 * expression that mixes both is refused, to be read by a person.
 * @param {string | undefined} expression
 */
export function isUsable(expression) {
  if (!expression) return false;
  const [any, every] = [/ OR /.test(expression), / AND /.test(expression)];
  if (any && every) return false;
  const licences = licencesIn(expression);
  return any ? licences.some((licence) => ALLOWED.has(licence)) : licences.every((licence) => ALLOWED.has(licence));
}
