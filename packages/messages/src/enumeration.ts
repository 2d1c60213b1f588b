import { message, type Message } from './message.ts';

/** Joins texts as a language separates the members of a list; `pair` words `comun.enumera`. */
export const enumerate = (texts: readonly string[], pair: (members: { antes: string; luego: string }) => string): string =>
  texts.length === 0 ? '' : texts.reduce((antes, luego) => pair({ antes, luego }));

/** Builds the names of records in the quotation marks of the reader's language. */
export const quotedNames = (names: readonly [string, ...string[]]): Message =>
  names.map((texto) => message('comun.cita', { texto })).reduce((antes, luego) => message('comun.enumera', { antes, luego }));
