/**
 * Ranges of the letters that certificates have fonts of: Latin, Greek, Cyrillic, Japanese and Chinese. The database reads them as they are, so
 * each end is four hexadecimal digits.
 */
export const LETRAS_PROPIAS = [
  ['0001', '052F'] as const,
  ['1D00', '206F'] as const,
  ['20A0', '20CF'] as const,
  ['2100', '214F'] as const,
  ['2E80', '30FF'] as const,
  ['31F0', '9FFF'] as const,
  ['F900', 'FAFF'] as const,
  ['FE30', 'FE4F'] as const,
  ['FF00', 'FFEF'] as const,
];

const AJENA = new RegExp(`[^${LETRAS_PROPIAS.map(([from, to]) => `\\u${from}-\\u${to}`).join('')}]`, 'u');

/** Returns whether a name has letters that the fonts of certificates lack: without a further font they are drawn as boxes (P233). */
export const tieneLetrasAjenas = (name: string): boolean => AJENA.test(name);
