import type { Perdido, TextoLeido } from './banco.rules.ts';
import { sinEntidades } from './entidades.rules.ts';
import { rawAttribute } from './html-atributo.rules.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that begin and end a line, and those with an empty line around. */
const LINES = words(
  'div li tr dt dd section article header footer main nav aside figure figcaption caption thead tbody tfoot address details summary',
);
const PARAGRAPHS = words('p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr form fieldset');
const LISTS = words('ul ol');
/** Elements that go with everything inside them. */
const DROPPED = words(
  'script style head title noscript template iframe object embed applet video audio canvas svg textarea select button annotation',
);

const LOST: ReadonlyMap<string, Perdido> = new Map(
  (
    [
      ['formato', 'b strong i em u s strike del ins sub sup font mark code tt big small h1 h2 h3 h4 h5 h6 blockquote pre'],
      ['tabla', 'table'],
      ['formula', 'math'],
      ['multimedia', 'iframe object embed applet video audio canvas svg source track'],
      ['script', 'script noscript'],
      ['formulario', 'form input textarea select button'],
    ] as const
  ).flatMap(([perdido, names]) => names.split(' ').map((name): [string, Perdido] => [name, perdido])),
);

const TAG_NAME = /^\/?([a-zA-Z][a-zA-Z0-9:-]*)/;
/** Blanks that a browser folds; a no-break space stays. */
const FOLDED = /[ \t\n\r\f]+/g;
/** Sign of a list's element; its text follows on the same line. */
const BULLET = '•';
const JOINED = '\ue000';
const CELL = ' | ';

/** Returns the end of the tag that starts at `from`: of the first `>` outside quotes, or of the first at all. */
function tagEnd(html: string, from: number, quoted: boolean): number {
  if (!quoted) return html.indexOf('>', from);
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && html.charAt(at - 1) === '=') quote = sign;
  }
  return -1;
}

const attributeOf = (tag: string, wanted: string): string => sinEntidades(rawAttribute(tag, wanted));

/** Folds the blanks of each line, and more than one empty line. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[ \t]+/g, ' ')
        .replace(/^ /, '')
        .replace(/ $/, '')
        .replaceAll('\u00a0', ' '),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Collects plain text from the pieces of HTML. */
class Plain {
  readonly imagenes: { src: string; alt: string }[] = [];
  readonly perdido = new Set<Perdido>();
  /** Blocks, each with the number of line ends before it. */
  readonly #blocks: { gap: number; out: string[] }[] = [{ gap: 0, out: [] }];
  /** Open lists with the number of their last element; NaN without numbers. */
  readonly #lists: number[] = [];
  #firstCell = true;
  #pre = 0;

  text(raw: string): void {
    const decoded = sinEntidades(this.#pre > 0 ? raw : raw.replaceAll(FOLDED, ' '));
    this.#push(decoded);
  }

  #push(...texts: readonly string[]): void {
    this.#blocks.at(-1)?.out.push(...texts);
  }

  tag(name: string, closing: boolean, source: string): void {
    const lost = LOST.get(name);
    if (lost && !closing) this.perdido.add(lost);
    const gap = this.#gap(name);
    if (gap > 0) this.#blocks.push({ gap, out: [] });
    else if (name === 'br' && !closing) this.#push('\n');
    if (name === 'pre') this.#pre = Math.max(0, this.#pre + (closing ? -1 : 1));
    if (LISTS.has(name)) this.#list(name, closing, source);
    else if (!closing) this.#open(name, source);
  }

  /** Returns the line ends around an element; a list in a list has no empty line. */
  #gap(name: string): number {
    if (PARAGRAPHS.has(name)) return LISTS.has(name) && this.#lists.length > 0 ? 1 : 2;
    return LINES.has(name) ? 1 : 0;
  }

  #list(name: string, closing: boolean, source: string): void {
    if (closing) this.#lists.pop();
    else this.#lists.push(name === 'ul' ? Number.NaN : (Number.parseInt(attributeOf(source, 'start'), 10) || 1) - 1);
  }

  #open(name: string, source: string): void {
    if (name === 'li') this.#element();
    else if (name === 'tr') this.#firstCell = true;
    else if (name === 'td' || name === 'th') {
      if (!this.#firstCell) this.#push(CELL);
      this.#firstCell = false;
    } else if (name === 'a' && /^(?!#)./.test(attributeOf(source, 'href'))) this.perdido.add('enlace');
    else if (name === 'img') this.#image(source);
  }

  #element(): void {
    const last = this.#lists.length - 1;
    const number = (this.#lists[last] ?? Number.NaN) + 1;
    if (last >= 0) this.#lists[last] = number;
    this.#push(Number.isNaN(number) ? BULLET : `${number}.`, JOINED);
  }

  #image(source: string): void {
    const [src, alt] = [attributeOf(source, 'src'), attributeOf(source, 'alt')];
    if (src !== '') this.imagenes.push({ src, alt: alt.replaceAll(FOLDED, ' ').trim() });
  }

  done(): TextoLeido {
    const joined: string[] = [];
    let gap = 0;
    for (const block of this.#blocks) {
      gap = Math.max(gap, block.gap);
      const text = tidy(block.out.join(''));
      if (text === '') continue;
      joined.push(joined.length === 0 ? '' : '\n'.repeat(gap), text);
      gap = 0;
    }
    const texto = joined
      .join('')
      .replaceAll(/\ue000\s*/g, ' ')
      .trim();
    return { texto, imagenes: this.imagenes, perdido: [...this.perdido] };
  }
}

/** Skips a comment, or an element that goes with everything inside it; returns where the text goes on. */
function skipped(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[^>]{0,200}>`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

/** Returns HTML as plain text: paragraphs and lists as lines, pictures apart, the rest named. Scripts and styles go with their content. */
export function textoDeHtml(html: string): TextoLeido {
  const plain = new Plain();
  let quoted = true;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    plain.text(html.slice(at, open));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    if (!/[a-zA-Z/!?]/.test(html.charAt(open + 1))) {
      plain.text('<');
      at = open + 1;
      continue;
    }
    let end = tagEnd(html, open + 1, quoted);
    if (end === -1 && quoted) {
      quoted = false;
      end = tagEnd(html, open + 1, quoted);
    }
    if (end === -1) {
      at = open;
      break;
    }
    at = inside(plain, html, { open, end });
  }
  plain.text(html.slice(at));
  return plain.done();
}

function inside(plain: Plain, html: string, { open, end }: { readonly open: number; readonly end: number }): number {
  const source = html.slice(open + 1, end);
  const name = TAG_NAME.exec(source)?.[1]?.toLowerCase() ?? '';
  const closing = source.startsWith('/');
  plain.tag(name, closing, source);
  return !closing && DROPPED.has(name) && !source.endsWith('/') ? skipped(html, name, end + 1) : end + 1;
}

/** Returns a text with blanks that survive in HTML: those beside another or beside a line end do not break. */
export const conBlancos = (texto: string): string => texto.replaceAll(/ (?=[ \n])|(?<=\n) /g, '\u00a0');

const HAS_HTML = /<\/?[a-zA-Z][^<>]*>|&(?:[a-zA-Z]{2,10}|#x?[0-9a-fA-F]{1,6});/;

/** Returns a text in Moodle's own format, which may hold HTML; its line ends count. */
export const textoDeMoodle = (texto: string): TextoLeido =>
  HAS_HTML.test(texto) ? textoDeHtml(texto.replaceAll(/\r?\n/g, '<br>')) : conFormulas(texto);

/** Returns plain text. Formulas between `$$` or `\(` stay as their source, which is named. */
export const conFormulas = (texto: string): TextoLeido => ({
  texto,
  imagenes: [],
  perdido: hasFormula(texto) ? ['formula'] : [],
});

/** Returns whether a text has something between two signs. */
function between(texto: string, open: string, close: string): boolean {
  const at = texto.indexOf(open);
  return at !== -1 && texto.indexOf(close, at + open.length + 1) !== -1;
}

const hasFormula = (texto: string): boolean => between(texto, '$$', '$$') || between(texto, '\\(', '\\)');

const MARKDOWN = /\*\*|__|`|^#{1,6} |^[ \t]{0,20}[-*+] |\]\(/m;

/** Returns Markdown as it is, with its signs. */
export const textoDeMarkdown = (texto: string): TextoLeido => ({
  texto,
  imagenes: [],
  perdido: MARKDOWN.test(texto) ? ['markdown'] : [],
});
