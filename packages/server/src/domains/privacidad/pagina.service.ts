import type { Translator } from '@portal/messages';
import { markup, trusted } from '../../core/html.ts';
import type { NombreConjunto } from './conjunto.rules.ts';

const STYLE = trusted(`
  :root { color-scheme: light dark }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
  h2 { margin: 2rem 0 .5rem }
  div { overflow-x: auto }
  table { border-collapse: collapse; font-size: 13px }
  th, td { border: 1px solid #8886; padding: .25rem .5rem; text-align: left; vertical-align: top; max-width: 30rem; overflow-wrap: anywhere }`);

/** Returns the beginning of the page to read: name of the person, and moment of the export. */
export const pageHead = (texts: Translator, { personal, momento }: { readonly personal: string; readonly momento: string }): string =>
  markup`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><title>${texts.text('privacidad.pagina.titulo')}</title><style>${STYLE}</style></head>
<body><h1>${texts.text('privacidad.pagina.titulo')}</h1>
<p>${texts.text('privacidad.pagina.texto', { personal, momento })}</p>
<p>${texts.text('privacidad.pagina.reserva')}</p>
`.text;

export const pageTail = (): string => '</body></html>\n';

export const sectionHead = (texts: Translator, nombre: NombreConjunto): string =>
  markup`<h2>${texts.text(`privacidad.conjuntos.${nombre}`)}</h2>`.text;

/** Returns the end of a section: of its table, or that there is nothing. */
export const sectionTail = (texts: Translator, some: boolean): string =>
  some ? '</table></div>\n' : markup`<p>${texts.text('privacidad.pagina.nada')}</p>\n`.text;

/** Returns the header of a table; a column has the label that the log gives it, else its own name. */
export const tableHead = (texts: Translator, columns: readonly string[]): string =>
  markup`<div><table><tr>${columns.map((name) => markup`<th>${texts.find(`log.valores.${name}`) ?? name}</th>`)}</tr>\n`.text;

export const tableRows = (rows: readonly Readonly<Record<string, unknown>>[], columns: readonly string[]): string =>
  rows.map((row) => markup`<tr>${columns.map((name) => markup`<td>${cellText(row[name])}</td>`)}</tr>\n`.text).join('');

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
