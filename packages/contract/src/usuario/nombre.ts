import { z } from 'zod';
import { text } from '../core/fields.ts';
import { unaLinea } from '../core/texto.ts';

/** Control characters and the like; `text` takes other invisible ones away, ZWJ and ZWNJ are needed by some scripts. */
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;
/** Digits, what addresses are made of, and what a broken conversion leaves of a letter. */
const FOREIGN = /[\p{N}:/\\@?\uFFFD]|www\./iu;
const LETTER = /^\p{L}$/u;
const WORD_AHEAD = /^\p{L}{2,}/u;
/** Longest beginning that is an abbreviation. */
const ABBREVIATION = 6;
/** Beginnings so short that a country's ending behind them is a name: `Ma.Pe`. */
const SHORT = 3;
const ENDINGS = new Set(
  (
    'com net org info biz xyz top site online shop store club app dev link click live page web win vip icu edu gob gov mil int pro name email work world ' +
    'today news blog cloud tech space fun life bet casino loan money gift free'
  ).split(' '),
);
const COUNTRIES = new Set('pe cl ar br ec bo co mx es fr it us uk eu ru cn jp io me ly gl cc tv tk ml ga cf gq to ai gg ws'.split(' '));

/** Words joined by a point without a blank: an abbreviation (`Ma.Luisa`) or an address, of which mail programs make a link. */
function joinedWords(value: string): { before: string; after: string }[] {
  const parts = value.split('.');
  return parts.slice(1).flatMap((part, index) => {
    const letters = Array.from(parts[index] ?? '');
    const before = letters.slice(letters.findLastIndex((letter) => !LETTER.test(letter)) + 1).join('');
    const [after] = WORD_AHEAD.exec(part) ?? [];
    return before !== '' && after !== undefined ? [{ before, after }] : [];
  });
}

function isAddress(value: string): boolean {
  return joinedWords(value).some(({ before, after }) => {
    const ending = after.toLowerCase();
    if (before.length > ABBREVIATION || ENDINGS.has(ending)) return true;
    return COUNTRIES.has(ending) && (before.length > SHORT || after === ending);
  });
}

const isName = (value: string): boolean => /\p{L}/u.test(value) && !INVISIBLE.test(value) && !FOREIGN.test(value) && !isAddress(value);

const oneLine = (schema: z.ZodString): z.ZodString => schema.overwrite((value) => (INVISIBLE.test(value) ? value : unaLinea(value)));

/** Name of a person, printed on certificates and in letters: at least one letter, nothing invisible, no address. */
export const nombrePersona = (max: number, min = 1) => oneLine(text(max, min)).refine(isName, { params: { clave: 'caracteres' } });

const nombreOVacio = (max: number) =>
  oneLine(text(max, 0)).refine((value) => value === '' || isName(value), { params: { clave: 'caracteres' } });

/** Surname, '' of a person with one name (P94): it is said, and blanks do not say it, so that nobody loses one by accident. */
export const apellidoPersona = (max: number) =>
  z
    .string()
    .refine((value) => value === '' || unaLinea(value) !== '', { params: { clave: 'requerido' }, abort: true })
    .pipe(nombreOVacio(max));

/** Name that may be missing, null or empty; all three become ''. */
export const nombreOpcional = (max: number) =>
  nombreOVacio(max)
    .nullish()
    .transform((value) => value ?? '');
