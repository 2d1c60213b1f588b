import { fold } from '@portal/contract/core';
import { WINDOWS } from '../../spreadsheet/csv/code-pages.rules.ts';

/** Words for nothing, folded. */
const NOTHING = new Set(
  [
    'n/a',
    'n.a.',
    'n.a',
    'n/d',
    'n.d.',
    's/n',
    's.n.',
    's/d',
    's/i',
    'null',
    '(null)',
    '<null>',
    'none',
    'nan',
    'nil',
    'nulo',
    'undefined',
  ].concat(
    ['no aplica', 'no tiene', 'no registra', 'no cuenta', 'no posee', 'no especifica', 'no disponible', 'no definido', 'no hay', 'ninguno'],
    [
      'ninguna',
      'vacio',
      '(vacio)',
      'en blanco',
      '(en blanco)',
      '(en blancos)',
      'sin asignar',
      'sin definir',
      'sin especificar',
      'not available',
    ],
  ),
);
const NOTHING_LONG =
  /^(?:no (?:tiene|cuenta con|registra|posee)|sin) (?:un |el |su )?(?:datos?|informacion|registro|correos?|e-?mails?|mail|telefonos?|celular|numero|apellidos?|apellido materno|segundo apellido|jefe|codigo|area|cargo)\.?$/;
const SIGNS = /^[\s\-_.*‐-―−~/]+$/;

/** Returns whether a cell means nothing: `-`, `N/A`, `no tiene`, `NULL`. In a column of names `Null` and `Na` are surnames. */
export function isNothing(text: string, names: boolean): boolean {
  if (text === '' || text.length > 40) return false;
  if (SIGNS.test(text)) return true;
  if (names && /^null$/i.test(text)) return text === 'NULL';
  if (text === 'NA') return !names;
  const folded = fold(text);
  return NOTHING.has(folded) || NOTHING_LONG.test(folded);
}

/** A number that a spreadsheet shortened: its digits are gone (`4.5E+07`, `9,99889 E+08`). `1E5`, without point and sign, is a code. */
const SCIENTIFIC = /^[+-]?(?:\d+[.,]\d+\s?e\s?[+-]?|\d+\s?e\s?\+)\s?\d{1,3}$/i;
export const isShortened = (text: string): boolean => SCIENTIFIC.test(text);

/** A whole number written with decimals by a program that took a code for one: `47009301.0`. */
const DECIMALS = /^(\d+)[.,]0{1,2}$/;
export const withoutDecimals = (text: string): string => text.replace(DECIMALS, '$1');

const LOST = '\uFFFD';
const LETTER_LOST = /\p{L}[?\uFFFD¿]+\p{L}|^[?\uFFFD]+\p{L}|\p{L}[?\uFFFD]+(?=\s|$)/u;
/** UTF-8 read as Windows-1252: `MuÃ±oz`. */
const MISREAD = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]/;
const ENTITY = /&(?:#x?[\da-f]+|[a-z]{2,8});/i;

/** Traces of letters that a conversion broke; `likely` is the text as it probably was. */
export function brokenLetters(text: string): { readonly likely: string | undefined } | undefined {
  if (MISREAD.test(text)) return { likely: repaired(text) };
  if (text.includes(LOST) || LETTER_LOST.test(text)) return { likely: guessed(text) };
  return ENTITY.test(text) ? { likely: undefined } : undefined;
}

export const hasLostLetter = (text: string): boolean => text.includes(LOST);

function repaired(text: string): string | undefined {
  const bytes = Array.from(text, (sign) => {
    const place = WINDOWS.indexOf(sign);
    return place >= 0 ? 0x80 + place : (sign.codePointAt(0) ?? 0);
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  const read = Buffer.from(bytes).toString('utf8');
  return read.includes(LOST) ? undefined : read;
}

/** Between a vowel and a vowel or at their like, the lost letter of a Spanish name mostly was an ñ. */
const guessed = (text: string): string | undefined => {
  const guess = text.replaceAll(/(?<=[aeiou])[?\uFFFD](?=[aeiou])/gi, (_sign, place: number) =>
    String.fromCodePoint(/\p{Lu}/u.test(text[place + 1] ?? '') ? 0xd1 : 0xf1),
  );
  return /[?\uFFFD]/.test(guess) ? undefined : guess;
};
