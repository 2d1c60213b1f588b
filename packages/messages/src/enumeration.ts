import { message, type Message } from './message.ts';

/** Joins texts as a language separates the members of a list; `pair` words `comun.enumera`. */
export const enumerate = (texts: readonly string[], pair: (members: { antes: string; luego: string }) => string): string =>
  texts.length === 0 ? '' : texts.reduce((antes, luego) => pair({ antes, luego }));

/** Builds texts in the quotation marks of the reader's language, joined as a list or, `comun.cadena`, as the links of a chain. */
export const quotedNames = (texts: readonly [string, ...string[]], join: 'comun.enumera' | 'comun.cadena' = 'comun.enumera'): Message =>
  texts.map((texto) => message('comun.cita', { texto })).reduce((antes, luego) => message(join, { antes, luego }));
