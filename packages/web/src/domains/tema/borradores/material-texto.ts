import type { Recurso } from '@portal/contract/tema';

/** Elements with a text that no reader sees. */
const UNSEEN = 'script, style, noscript, template, head';
/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CAPTION DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION
  SUMMARY TABLE TBODY TFOOT THEAD TR UL`.split(/\s+/),
);
const CELLS = new Set(['TD', 'TH']);

/** Returns a text without empty lines, with single spaces. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** Signs between the text of an element and its neighbours. */
function around({ tagName }: Element): string {
  if (BLOCKS.has(tagName)) return '\n';
  return CELLS.has(tagName) ? ' ' : '';
}

function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  const inner = [...node.childNodes].map(wordsOf).join('');
  if (!(node instanceof Element)) return inner;
  const sign = around(node);
  return `${sign}${inner}${sign}`;
}

/** Returns the text of a page of HTML, one block a line. Nothing of it runs or is fetched. */
export function textoDePagina(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  return tidy([...body.childNodes].map(wordsOf).join(''));
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** Returns the words of one cue: without its times, tags and escapes. */
function wordsOfCue(block: string): string {
  const lines = block.split('\n');
  const times = lines.findIndex((line) => line.includes('-->'));
  if (times < 0) return '';
  return lines
    .slice(times + 1)
    .join(' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_all, name: string) => SIGNS[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the text of the cues of a WebVTT file, a line for each sentence. Rolling captions repeat a cue; its words count once. */
export function textoDeSubtitulos(vtt: string): string {
  const cues = vtt
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map(wordsOfCue)
    .filter((words, index, all) => words !== '' && words !== all[index - 1]);
  return tidy(cues.map((words) => words + (/[.!?…]$/.test(words) ? '\n' : ' ')).join(''));
}

/** Returns a text of a document, without empty lines. */
export const textoDeDocumento = tidy;

/** Texts of the material joined by blank lines, cut at a word when they are longer than `maximo`. */
export function unirTextos(textos: readonly string[], maximo: number): { readonly texto: string; readonly cortado: boolean } {
  const whole = textos.filter(Boolean).join('\n\n');
  if (whole.length <= maximo) return { texto: whole, cortado: false };
  const part = whole.slice(0, maximo);
  return { texto: /^.*\S(?=\s)/s.exec(part)?.[0] ?? part, cortado: true };
}

/** File of the portal in which the words of a material are. */
export interface Fuente {
  readonly clase: 'pagina' | 'pdf' | 'subtitulos';
  readonly url: string;
}

/** Returns where the words of a material are; else why they cannot be read. */
export function fuenteDe({ tipo, url, subtitulos, externo }: Recurso): Fuente | 'externo' | 'sinTexto' {
  if (subtitulos !== null) return { clase: 'subtitulos', url: subtitulos };
  if (externo) return 'externo';
  return tipo === 'pagina' || tipo === 'pdf' ? { clase: tipo, url } : 'sinTexto';
}

/** Returns the additional material where it is a document of the portal with words to read. */
export const lecturaDe = (descarga: Recurso | null): Recurso[] =>
  descarga?.tipo === 'descarga' && /\.pdf(?:[?#]|$)/i.test(descarga.url) ? [{ ...descarga, tipo: 'pdf' }] : [];
