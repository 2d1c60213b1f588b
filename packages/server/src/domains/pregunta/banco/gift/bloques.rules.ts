import { categoriaDe } from '../categoria.rules.ts';
import { sinEntidades } from '../entidades.rules.ts';
import { protegidos } from './partes.rules.ts';

/** Question of a GIFT file as text, with its first line, its category and the tags of its comments. */
export interface Bloque {
  readonly linea: number;
  readonly texto: string;
  readonly categoria?: string | undefined;
  readonly etiquetas: readonly string[];
}

const CATEGORY = /^\$CATEGORY:(.*)$/;
/** Comment that Moodle writes before each question. */
const OF_MOODLE = /^\/\/ question: \d{1,20} {1,2}name: /m;
const TAG = /\[tag:([^\][<>`]{1,250})\]/g;

/** Cuts a file at its empty lines; comments go, `$CATEGORY` counts for all that follows. Moodle escapes tags as HTML. */
export function bloques(text: string): Bloque[] {
  const list: Bloque[] = [];
  let lines: string[] = [];
  let tags: string[] = [];
  let first = 0;
  let categoria: string | undefined;
  const tagOf = OF_MOODLE.test(text) ? sinEntidades : (tag: string) => tag;
  const finish = () => {
    if (lines.length > 0) list.push({ linea: first, texto: protegidos(lines.join('\n')), categoria, etiquetas: tags });
    if (lines.length > 0) tags = [];
    lines = [];
  };
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    const category = lines.length === 0 ? CATEGORY.exec(line) : null;
    if (line === '') finish();
    else if (line.startsWith('//')) tags.push(...[...line.matchAll(TAG)].map(([, tag = '']) => tagOf(tag)));
    else if (category) categoria = categoriaDe(category[1] ?? '');
    else {
      if (lines.length === 0) first = index + 1;
      lines.push(line);
    }
  }
  finish();
  return list;
}
