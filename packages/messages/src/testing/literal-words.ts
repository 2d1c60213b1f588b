import type { WholeCatalog } from '../catalog.ts';

type Branch = { readonly [name: string]: string | Branch };

/** Returns the texts of a catalogue by their key. */
export const textsByKey = (catalog: WholeCatalog): ReadonlyMap<string, string> => new Map(flat(catalog, ''));

const flat = (branch: Branch, above: string): [string, string][] =>
  Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string' ? [[above + name, value]] : flat(value, `${above}${name}.`),
  );

/** Beginning of an argument with options: `{total, plural,`. */
const CHOICE = /^\{\w+, (?:plural|select|selectordinal),\s*/;
/** Name of an option and the brace before its words: `one {`, `=0 {`. */
const OPTION = /^[^\s{}]+\s*\{/;
/** An argument alone: `{nombre}`, `{total, number, ::.##}`. */
const ARGUMENT = /^\{[^{}]*\}/;

const nextPart = (rest: string, inOptions: boolean): string =>
  (inOptions ? OPTION.exec(rest) : (CHOICE.exec(rest) ?? ARGUMENT.exec(rest)))?.[0] ?? rest.charAt(0);

/** Returns the words of an ICU text, those of all its options, without arguments and tags. */
export function literalWords(text: string): string {
  const open: ('options' | 'words')[] = [];
  let words = '';
  for (let rest = text; rest.length > 0;) {
    const part = nextPart(rest, open.at(-1) === 'options');
    if (part === '}') open.pop();
    else if (CHOICE.test(part)) open.push('options');
    else if (part.length > 1 && part.endsWith('{')) open.push('words');
    words += part.length === 1 && part !== '}' ? part : ' ';
    rest = rest.slice(part.length);
  }
  return words.replaceAll(/<\/?\w+>|#/g, ' ').replaceAll(/[\u00a0\u202f]/g, ' ');
}
