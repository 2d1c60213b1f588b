/** Names and identifiers of a person in the words of others. */
export interface Llamada {
  readonly nombres: string;
  readonly apellido_paterno: string;
  readonly apellido_materno: string;
  /** Addresses, numbers and sign-in names, of today and of before. */
  readonly datos: readonly string[];
}

/** Shortest text that is replaced within other texts: a shorter one occurs in many for other reasons. */
const SHORTEST = 5;

const [GRAVE, ACUTE, CIRCUMFLEX, TILDE, DIAERESIS, RING, CEDILLA] = ['\u0300', '\u0301', '\u0302', '\u0303', '\u0308', '\u030A', '\u0327'];
/** Accents with which a letter is written. */
const ACCENTS: Readonly<Record<string, readonly string[]>> = {
  a: [ACUTE, GRAVE, CIRCUMFLEX, DIAERESIS, TILDE, RING],
  c: [CEDILLA],
  e: [ACUTE, GRAVE, CIRCUMFLEX, DIAERESIS],
  i: [ACUTE, GRAVE, CIRCUMFLEX, DIAERESIS],
  n: [TILDE],
  o: [ACUTE, GRAVE, CIRCUMFLEX, DIAERESIS, TILDE],
  u: [ACUTE, GRAVE, CIRCUMFLEX, DIAERESIS],
  y: [ACUTE, DIAERESIS],
};
const WRITTEN: Readonly<Record<string, string>> = {
  ' ': String.raw`(?:[[:space:]]|\u00A0|%20|\+|\\[nrt])+`,
  '@': '(?:@|%40)',
  "'": "(?:['’´`]|&#39;|&#x27;|&apos;)",
  '&': '(?:&|&amp;)',
};

const accented = (base: string): string[] => (ACCENTS[base] ?? []).map((accent) => (base + accent).normalize('NFC'));

/** Returns the pattern of one character, in either case, with and without its accent. */
function charPattern(char: string): string {
  const written = WRITTEN[char];
  if (written) return written;
  const base = char.normalize('NFD').charAt(0).toLowerCase();
  const forms = [char.toLowerCase(), char.toUpperCase(), base, base.toUpperCase(), ...accented(base)];
  const all = new Set([...forms, ...forms.map((form) => form.toUpperCase())].filter((form) => /^.$/su.test(form)));
  return /[\p{L}]/u.test(char) ? `[${[...all].join('')}]` : char.replaceAll(/[^\p{N}]/gu, String.raw`\$&`);
}

const GAP = WRITTEN[' ']!;

const textPattern = (text: string): string => Array.from(text.trim().replaceAll(/\s+/g, ' ').normalize('NFC'), charPattern).join('');

const BEFORE = String.raw`(?:(?<![[:alnum:]])|(?<=%20)|(?<=\\[nrt]))`;
const AFTER = String.raw`(?![[:alnum:]])`;
const whole = (pattern: string): string => `${BEFORE}(?:${pattern})${AFTER}`;
/** An address is part of no longer one. */
const wholeAddress = (address: string): string =>
  String.raw`(?<![[:alnum:]._%+-])(?:${textPattern(address)})${AFTER}(?!\.[[:alnum:]])|(?<=%20|%22|%3D|\\[nrt])(?:${textPattern(address)})${AFTER}`;

/** A datum that no other text is by chance: an address, or one with figures. */
const isOwn = (datum: string): boolean => datum.length >= SHORTEST && /[@\d]/.test(datum);

const joined = (patterns: readonly string[]): string | null => (patterns.length > 0 ? patterns.join('|') : null);

/** Returns the pattern (of PostgreSQL) of the ways in which people write a whole name, in either order; null for a single word. */
export function namePattern({ nombres, apellido_paterno, apellido_materno }: Llamada, short: boolean): string | null {
  const first = nombres.trim().split(/\s+/)[0] ?? '';
  const further = nombres.trim().slice(first.length);
  if (apellido_paterno.trim() === '') return further === '' ? null : whole(textPattern(nombres));
  const given = further === '' ? textPattern(first) : `${textPattern(first)}(?:${GAP}${textPattern(further)})?`;
  const second = apellido_materno.trim() === '' ? '' : `(?:${GAP}${textPattern(apellido_materno)})${short ? '?' : ''}`;
  const surnames = textPattern(apellido_paterno) + second;
  return whole(`${given}${GAP}${surnames}|${surnames},?${GAP}${given}`);
}

/** Returns the pattern of the addresses and numbers of a person; null without any. */
export const datosPattern = ({ datos }: Llamada): string | null =>
  joined(datos.filter(isOwn).map((datum) => (datum.includes('@') ? wholeAddress(datum) : whole(textPattern(datum)))));

/** Returns the pattern of sign-in names that are a word: it applies to texts about people alone, never to those of the training. */
export const palabrasPattern = ({ datos }: Llamada): string | null =>
  joined(datos.filter((datum) => datum.length >= SHORTEST && !isOwn(datum)).map((datum) => whole(textPattern(datum))));
