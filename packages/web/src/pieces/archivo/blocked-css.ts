/** Reference of a style sheet to another file. */
export interface CssReference {
  readonly kind: 'imagenes' | 'estilos' | 'fuentes';
  readonly address: string;
}

const STRING = String.raw`"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'`;
/** Comments, the words that name the purpose of an address, and addresses. The search skips the rest of a sheet. */
const TOKEN = new RegExp(
  String.raw`\/\*[^]*?\*\/|@import\b|@namespace\b|@font-face\b|image-set\(|url\(\s*(?<url>${STRING}|[^\s"'()]+)|(?<text>${STRING})|[;{})]`,
  'gi',
);

const unquoted = (text: string): string => (/^["']/.test(text) ? text.slice(1, -1) : text).replaceAll(/\\([^\da-f])/gi, '$1');

/** Purpose of the next address, by the word before it. */
type Place = 'import' | 'namespace' | 'font' | 'set' | undefined;
const WORDS: Readonly<Record<string, Place>> = {
  '@import': 'import',
  '@namespace': 'namespace',
  '@font-face': 'font',
  'image-set(': 'set',
};

const after = (place: Place, token: string): Place => {
  if (token === ';' && (place === 'import' || place === 'namespace')) return undefined;
  if (token === '}') return undefined;
  return token === ')' && place === 'set' ? undefined : place;
};

const KINDS = { import: 'estilos', font: 'fuentes', set: 'imagenes' } as const;

/** A text alone is an address only behind `@import` and in a set of images. */
function referenceOf(place: Place, { url, text }: { url?: string; text?: string }): CssReference | undefined {
  const written = url ?? (place === 'import' || place === 'set' ? text : undefined);
  if (written === undefined || place === 'namespace') return undefined;
  return { kind: place ? KINDS[place] : 'imagenes', address: unquoted(written) };
}

/** Lists what a style sheet, or the style of an element, asks for. */
export function referencesOfCss(css: string): CssReference[] {
  const found: CssReference[] = [];
  let place: Place;
  for (const { 0: token, groups = {} } of css.matchAll(TOKEN)) {
    const reference = referenceOf(place, groups);
    if (reference) found.push(reference);
    place = WORDS[token.toLowerCase()] ?? after(place, token);
  }
  return found;
}
