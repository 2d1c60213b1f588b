import { bloqueDe, type CampoCarta, isCarta, problemasDe, type TextoCarta, type Trozo, trozosDe } from '@portal/contract/carta';

/** List under a heading, e.g. the topics of a plan. */
export interface LetterSection {
  readonly titulo: string;
  readonly lineas: readonly { readonly texto: string; readonly url?: string | undefined }[];
}

/** Words of a line; those with an address are a link. */
interface Palabras {
  readonly texto: string;
  readonly url?: string;
}

/** Part of a letter, in the order of its layout. */
export type Bloque =
  | { readonly tipo: 'parrafo' | 'nota'; readonly lineas: readonly (readonly Palabras[])[] }
  | { readonly tipo: 'secciones'; readonly secciones: readonly LetterSection[] }
  | { readonly tipo: 'boton' };

/** Texts that administrators edited, by letter and language (P253). */
export type TextosDeCartas = ReadonlyMap<string, TextoCarta>;

/** Returns the key of a text in `TextosDeCartas`. */
export const textoKey = (carta: string, idioma: string): string => `${carta} ${idioma}`;

/** Stored text of a letter, perhaps of another version of the portal; null: the original. */
export interface TextoGuardado {
  readonly carta: string;
  readonly idioma: string;
  readonly asunto: string | null;
  readonly cuerpo: string | null;
}

/** Returns a stored text that fits this version of the portal; undefined: the letter goes out in its original words. */
export function validText({ carta, asunto, cuerpo }: TextoGuardado): TextoCarta | undefined {
  if (asunto === null || cuerpo === null || !isCarta(carta)) return undefined;
  return problemasDe(carta, { asunto, cuerpo }).length ? undefined : { asunto, cuerpo };
}

/** Returns the stored texts that letters use. */
export const textosDe = (filas: readonly TextoGuardado[]): TextosDeCartas =>
  new Map(
    filas.flatMap((fila) => {
      const valid = validText(fila);
      return valid ? [[textoKey(fila.carta, fila.idioma), valid] as const] : [];
    }),
  );

/** Values of the fields of a line; a name that nobody proved is absent. */
export type ValoresDeCarta = Readonly<Partial<Record<CampoCarta, string | undefined>>>;

/** Lists of a letter, by the field that places them. */
export type Listas = Readonly<Partial<Record<'planes' | 'equipo' | 'empresas', readonly LetterSection[]>>>;

/** Data that fills a template. */
interface Relleno {
  readonly campos: ValoresDeCarta;
  readonly listas: Listas;
  /** Line that replaces the one with a name, where the name is absent. */
  readonly sinNombre: string;
}

const valueOf = (trozo: Trozo, campos: Readonly<Record<string, string | undefined>>): string =>
  'campo' in trozo ? (campos[trozo.campo] ?? '') : trozo.texto;

/** Fills a template of one line. A value is never read as a template. */
export const fillLine = (plantilla: string, campos: ValoresDeCarta): string =>
  trozosDe(plantilla)
    .map((trozo) => valueOf(trozo, campos))
    .join('');

/** Builds a block without links. */
export const plain = (tipo: 'parrafo' | 'nota', texto: string): Bloque => ({ tipo, lineas: linesOf([{ texto }]) });

/** Splits words at the line ends that a value brings. */
function linesOf(words: readonly Palabras[]): Palabras[][] {
  const lines: Palabras[][] = [[]];
  for (const { texto, ...rest } of words) {
    for (const [index, part] of texto.split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)!.push({ texto: part, ...rest });
    }
  }
  return lines;
}

/**
 * Builds the blocks of an edited text: an empty line ends a paragraph, a list or the button has its own line, and what follows the button is
 * small print. Typed addresses with https become links; fields do not.
 */
export function bloquesDe(cuerpo: string, { campos, listas, sinNombre }: Relleno): Bloque[] {
  const bloques: Bloque[] = [];
  let lineas: (readonly Palabras[])[] = [];
  let tipo: 'parrafo' | 'nota' = 'parrafo';
  const endParagraph = () => {
    if (lineas.length) bloques.push({ tipo, lineas });
    lineas = [];
  };
  const add = (linea: string) => {
    const words = wordsOf(linea, campos, sinNombre);
    if (words.some(({ texto }) => texto.trim())) lineas.push(...linesOf(words));
    else if (!linea.trim()) endParagraph();
  };
  for (const linea of cuerpo.split('\n')) {
    const bloque = bloqueDe(linea);
    if (bloque === undefined) {
      add(linea);
      continue;
    }
    endParagraph();
    bloques.push(bloque === 'boton' ? { tipo: 'boton' } : { tipo: 'secciones', secciones: listas[bloque] ?? [] });
    if (bloque === 'boton') tipo = 'nota';
  }
  endParagraph();
  return bloques;
}

function wordsOf(linea: string, campos: ValoresDeCarta, sinNombre: string): Palabras[] {
  const trozos = trozosDe(linea);
  if (campos.nombre === undefined && trozos.some((trozo) => 'campo' in trozo && trozo.campo === 'nombre')) return [{ texto: sinNombre }];
  return trozos.flatMap((trozo) => ('campo' in trozo ? [{ texto: valueOf(trozo, campos) }] : linked(trozo.texto)));
}

/** Signs that end a sentence rather than an address. */
const ADDRESS = /https:\/\/[^\s<>"'«»“”]+/g;
const isClosing = (sign: string): boolean => '.,;:!?)。、'.includes(sign);

/** Splits typed words at the addresses in them. */
function linked(texto: string): Palabras[] {
  const words: Palabras[] = [];
  let from = 0;
  for (const found of texto.matchAll(ADDRESS)) {
    let end = found[0].length;
    while (end > 0 && isClosing(found[0].charAt(end - 1))) end -= 1;
    const url = found[0].slice(0, end);
    if (!URL.canParse(url)) continue;
    words.push({ texto: texto.slice(from, found.index) }, { texto: url, url });
    from = found.index + end;
  }
  return [...words, { texto: texto.slice(from) }];
}
