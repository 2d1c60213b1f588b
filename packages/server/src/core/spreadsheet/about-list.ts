import { type AnyList, bareName, type Column, columnOf, type ListQuery, parseDayRange } from '@portal/contract/core';
import { columnHeader, optionLabel, type Translator } from '@portal/messages';
import type { OwnAbout, PdfAbout } from './pdf-rows.ts';
import { daysIn } from '../../list/filter-facts.ts';
import type { Settings } from '../context.ts';

/** Circumstances of a PDF: brand, moment and language. */
export interface Issue {
  readonly settings: Pick<Settings, 'nombre_empresa' | 'color_primario'>;
  readonly now: Date;
  readonly texts: Translator;
  readonly logo?: PdfAbout['logo'];
  /** Additions of the list itself. */
  readonly own?: OwnAbout | undefined;
}

/** Returns what a PDF of a list says: title, search, filters and order in words, brand and moment (P256). */
export function aboutList({ settings, now, texts, logo, own = {} }: Issue, list: AnyList, query: ListQuery): PdfAbout {
  const { nombre_empresa: name, color_primario: color } = settings;
  const title = query.titulo ?? list.files.xlsx.replace(/^UCJ-/, '').replaceAll('_', ' ');
  return { title, facts: [...(own.facts ?? []), ...queryFacts(texts, list, query)], sum: own.sum, now, name, color, logo };
}

/** Words search, filters and order of a list. */
function queryFacts(texts: Translator, list: AnyList, { buscar, filtro = {}, orden }: ListQuery): string[] {
  const { text } = texts;
  const filters = Object.entries(filtro).flatMap(([name, value]) => {
    const column = columnOf(list.columns, name);
    if (!value || !column) return [];
    return [text('cifra.filtro', { campo: columnHeader(texts, list, name), valor: worded(texts, column, value) })];
  });
  const asked = orden && columnOf(list.columns, bareName(orden)) ? orden : undefined;
  return [
    ...(buscar ? [text('pdf.busqueda', { buscar })] : []),
    ...filters,
    ...(asked ? [text(asked.startsWith('-') ? 'pdf.ordenBaja' : 'pdf.orden', { campo: columnHeader(texts, list, bareName(asked)) })] : []),
  ];
}

function worded(texts: Translator, column: Column, value: string): string {
  const range = column.kind === 'dia' || column.kind === 'momento' ? parseDayRange(value) : undefined;
  if (range) return daysIn(texts, { fecha_desde: range.from, fecha_hasta: range.to }) ?? value;
  return column.labels === undefined ? value : optionLabel(texts, column, value);
}
