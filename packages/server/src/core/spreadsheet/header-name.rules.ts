import { fold, type ImportColumn } from '@portal/contract/core';

/** Removes accents, case, punctuation and repeated blanks from a header or name: `N.º  Categoría` -> `n o categoria`. */
export const foldText = (value: string): string =>
  fold(value.normalize('NFKD'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that headers leave out or write at will. */
const FILLERS = new Set(['de', 'del', 'la', 'las', 'el', 'los']);

/** Ways to abbreviate a word; those of one or two letters count beside another word alone (`F. Ingreso`, not `F`). */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  numero: ['n', 'no', 'nro', 'num', 'nr'],
  codigo: ['c', 'cod', 'cdg', 'cdgo'],
  documento: ['doc', 'docto', 'dcto', 'docum'],
  identidad: ['id', 'ident'],
  fecha: ['f', 'fec', 'fch'],
  tipo: ['t', 'tip', 'tp'],
  apellido: ['a', 'ap', 'ape', 'apell'],
  paterno: ['p', 'pat'],
  materno: ['m', 'mat'],
  nombre: ['nom', 'nomb'],
  telefono: ['tel', 'telef', 'telf', 'tlf', 'fono'],
  celular: ['cel', 'celu'],
  departamento: ['dep', 'dpto', 'depto', 'dept'],
  empresa: ['emp', 'cia'],
  costo: ['cto'],
  trabajador: ['trab', 'trabaj'],
  ingreso: ['ing'],
  usuario: ['usu'],
  descripcion: ['desc', 'descrip'],
  corporativo: ['corp', 'corpor'],
  correo: ['email', 'mail', 'e mail', 'correo electronico'],
};
const WORDS = new Map(Object.entries(ABBREVIATIONS).flatMap(([word, short]) => short.map((one) => [one, word] as const)));

const LONGEST_INITIAL = 2;

/** Makes plural and singular one: `Apellidos`, `centro de costos`. */
const singular = (word: string): string => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word);

/** Splits `codTrabajador` into its words. */
const CAMEL = /(\p{Ll})(\p{Lu})/gu;
/** `D.N.I.` */
const ACRONYM = /(?<!\p{L})(?:\p{L}\.){2,}/gu;
const withoutPoints = (text: string): string => `${text.replaceAll('.', '')} `;
/** Text in brackets explains a header: `Ingreso (dd/mm/aaaa)`. */
const IN_BRACKETS = /[([{][^()[\]{}]{0,80}[)\]}]/g;

/**
 * Returns the letters by which headers are compared: without accents, points, blanks, abbreviations and plurals. `NRO. DOC. IDENTIDAD` and
 * `Número de documento de identidad` are equal.
 */
export function headerName(text: string): string {
  const bare = text.replace(IN_BRACKETS, ' ');
  const folded = foldText((foldText(bare) === '' ? text : bare).replace(CAMEL, '$1 $2').replace(ACRONYM, withoutPoints))
    .replace(/\bn o\b/g, 'n')
    .replace(/\be mail\b/g, 'email')
    .replace(/\bcorreo electronico\b/g, 'email');
  const words = folded.split(' ').filter((word) => !FILLERS.has(word));
  const whole = words.map((word) => (word.length > LONGEST_INITIAL || words.length > 1 ? (WORDS.get(word) ?? word) : word));
  return whole.map(singular).join('');
}

/** Names of a column by headers of one language. */
export const namesOf = ({ campo, titulo, otros, idiomas }: ImportColumn, language: number): ReadonlySet<string> =>
  new Set([campo, titulo, ...otros, idiomas?.[language] ?? titulo].map(headerName));
