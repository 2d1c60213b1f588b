import { conFormulas, textoDeHtml, textoDeMarkdown, textoDeMoodle } from '../html.rules.ts';
import { llano, type TextoLeido } from '../banco.rules.ts';

/** Signs that an escape protects, each as one private character while a question is taken apart. */
const PROTECTED = String.raw`\:#={}~`;
const FIRST = 0xe100;
const NEWLINE = String.fromCharCode(FIRST + PROTECTED.length);

/** Replaces escapes by private characters, so that the control signs left over are real ones. */
export const protegidos = (raw: string): string =>
  raw.replaceAll(/\\([\\:#={}~n])/g, (_whole, sign: string) =>
    sign === 'n' ? NEWLINE : String.fromCharCode(FIRST + PROTECTED.indexOf(sign)),
  );

const PRIVATE = /[\ue100-\ue107]/g;

/** Puts the protected signs back. */
export const desprotegidos = (text: string): string =>
  text.replaceAll(PRIVATE, (sign) => PROTECTED.charAt(sign.charCodeAt(0) - FIRST) || '\n');

/** Formats of a text: none, and how Moodle reads it. */
export type FormatoTexto = 'html' | 'markdown' | 'plain' | 'moodle';

const FORMAT = /^\s*\[(html|markdown|plain|moodle)\]/;

const READERS: Readonly<Record<FormatoTexto, (texto: string) => TextoLeido>> = {
  html: textoDeHtml,
  markdown: textoDeMarkdown,
  plain: llano,
  moodle: textoDeMoodle,
};

/** Returns the format that a text announces, else that of its question. */
export const formatoDe = (raw: string, inherited: FormatoTexto): FormatoTexto =>
  (FORMAT.exec(raw)?.[1] as FormatoTexto | undefined) ?? inherited;

/** Returns a text of the file in plain letters. */
export function textoDe(raw: string, inherited: FormatoTexto): TextoLeido {
  const formato = formatoDe(raw, inherited);
  const own = desprotegidos(raw.replace(FORMAT, '').trim());
  const read = READERS[formato](formato === 'plain' ? own : own.trim());
  return formato === 'html' || formato === 'moodle'
    ? { ...read, perdido: [...new Set([...read.perdido, ...conFormulas(read.texto).perdido])] }
    : read;
}

/** Separates an answer from its comment. */
export function conComentario(raw: string): readonly [texto: string, comentario: string | undefined] {
  const at = raw.indexOf('#');
  return at === -1 ? [raw, undefined] : [raw.slice(0, at), raw.slice(at + 1)];
}

const WEIGHT = /^\s*%(-?\d{1,3}(?:[.,]\d*)?)%/;

/** Separates the weight `%50%` from an answer. */
export function conPeso(raw: string, without: number): readonly [texto: string, peso: number] {
  const [whole, weight] = WEIGHT.exec(raw) ?? [];
  return whole === undefined ? [raw, without] : [raw.slice(whole.length), Number((weight ?? '').replace(',', '.'))];
}

/** Separates the weight `%100%` alone, which files of the portal had before a right option that began with `%`. */
export const conPesoPleno = (raw: string): readonly [texto: string, peso: number] => [raw.replace(/^\s*%100%/, ''), 100];

/** Part of an answer list, and the sign before it. */
export interface Trozo {
  readonly signo: '=' | '~' | '';
  readonly texto: string;
}

/** Cuts answers at each `=` and `~`; the text before the first one counts where there is some. */
export function trozos(answers: string, signs: RegExp): Trozo[] {
  const parts = answers.split(signs);
  const [before = '', ...others] = parts;
  const list: Trozo[] = before.trim() === '' ? [] : [{ signo: '', texto: before }];
  for (let index = 0; index < others.length; index += 2)
    list.push({ signo: others[index] === '=' ? '=' : '~', texto: others[index + 1] ?? '' });
  return list;
}
