import { type Column, scaled } from '@portal/contract/core';
import { LANGUAGES, shortDay, type Translator } from '@portal/messages';
import type { FileColumn } from './file-column.ts';
import { dayIn, timeIn } from '../day.ts';
import type { Logo } from '../logo.ts';

/** Additions of a list to its PDF: the filters of its screen in words, and the row that adds up the others. */
export interface OwnAbout {
  readonly facts?: readonly string[];
  readonly sum?: object | undefined;
}

/** Texts and looks of a PDF besides its rows: title, filters in words, moment and brand. */
export interface PdfAbout extends OwnAbout {
  readonly title: string;
  readonly now: Date;
  /** Name of the company; empty: that of the product. */
  readonly name: string;
  /** Main colour of the brand; null: the portal's own. */
  readonly color: string | null;
  readonly logo?: Logo | undefined;
}

/** PDF of a list. */
export interface ListDocument {
  readonly about: PdfAbout;
  readonly texts: Translator;
  /** Number of rows. */
  readonly total: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows of a PDF, its columns, and its document. */
interface Source {
  readonly columns: readonly FileColumn[];
  readonly batches: AsyncIterable<unknown[]>;
  readonly zone: string;
  readonly label: (column: Column, value: string | number | boolean) => string;
}

const OWN_COLOR = '#1f6f4a';
const IDENTIFIER = /^id(_|$)/;

/** Writes a list as a PDF, its values as the screen shows them (P256); the writer is loaded with the first. */
export async function* pdfRows({ columns, batches, zone, label }: Source, { about, texts, total }: ListDocument): AsyncGenerator<Buffer> {
  const { text, language } = texts;
  const { tag } = LANGUAGES[language];
  const momento = momentIn({ texts, zone }, about.now);
  const writers = columns.map((column) => cellText(column, { texts, zone, label }));
  const cells = (row: Row) => writers.map((write) => write(row));
  const { sum } = about;
  const summed = sum && cells(sum as Row);
  const { tablePdf } = await import('../pdf/table-pdf.ts');
  yield* tablePdf({
    title: about.title,
    facts: [...(about.facts ?? []), text('pdf.emitido', { momento, zona: zone })],
    color: about.color ?? OWN_COLOR,
    logo: about.logo,
    author: about.name || text('comun.producto'),
    language: tag,
    columns: columns.map(({ header, name, column }) => ({ header, right: column.kind === 'numero' && !IDENTIFIER.test(name) })),
    rows: rowsOf(batches, cells),
    total: summed && [summed[0] || text('pdf.total'), ...summed.slice(1)],
    foot: [about.name || text('comun.producto'), text('pdf.filas', { total }), momento].join(' · '),
    pageOf: (pagina, paginas) => text('pdf.pagina', { pagina, paginas }),
    columnsOf: (desde, hasta, todas) => text('pdf.columnas', { desde, hasta, todas }),
  });
}

async function* rowsOf(batches: AsyncIterable<unknown[]>, cells: (row: Row) => string[]): AsyncGenerator<string[]> {
  for await (const batch of batches) for (const row of batch) yield cells(row as Row);
}

interface Form extends Pick<Source, 'zone' | 'label'> {
  readonly texts: Translator;
}

function momentIn({ texts, zone }: Pick<Form, 'texts' | 'zone'>, instant: Date): string {
  return `${shortDay(texts.language, dayIn(zone, instant))} ${timeIn(zone, instant)}`;
}

/** Builds the conversion of the value of a column to its text on the screen. */
function cellText({ name, column }: FileColumn, form: Form): (row: Row) => string {
  const [owner = '', each] = name.split('.');
  const word = worder(column, { ...form, grouped: !IDENTIFIER.test(owner) });
  return (row) => {
    const value = each === undefined ? row[owner] : (row[owner] as Row | null)?.[each];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? word(value) : '';
  };
}

function worder(column: Column, { texts, zone, label, grouped }: Form & { readonly grouped: boolean }) {
  const { language } = texts;
  const number = new Intl.NumberFormat(LANGUAGES[language].tag, { useGrouping: grouped });
  return (value: string | number | boolean): string => {
    if (column.labels !== undefined) return label(column, value);
    if (typeof value === 'number') return column.kind === 'numero' ? number.format(scaled(column, value)) : String(value);
    if (column.kind === 'dia') return shortDay(language, String(value));
    const instant = column.kind === 'momento' ? new Date(String(value)) : undefined;
    return instant && !Number.isNaN(instant.getTime()) ? momentIn({ texts, zone }, instant) : String(value);
  };
}
