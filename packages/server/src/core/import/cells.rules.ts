import {
  type Column,
  type FieldIssue,
  type ImportColumn,
  type ImportDefinition,
  type ImportField,
  type ImportTypes,
  validate,
} from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import { isForbidden, type ReadRow, storable } from './rows.rules.ts';

/** Row of a file with its cells read. */
export interface RowCells<T extends ImportTypes> extends Pick<ReadRow<T>, 'fila' | 'text'>, CellMarks {
  /** Problems by the place of their column, and what to look at. */
  readonly faults: ReadonlyMap<number, Message>;
  readonly notes: readonly Message[];
  /** Reasons why the reader of the file refuses the row, and its warnings. */
  readonly motivos?: readonly Message[];
  readonly avisos?: readonly Message[];
}

/** Places of the cells of a row, among the columns of the import. */
export interface CellMarks {
  /** They hold a date. */
  readonly fechas: readonly number[];
  /** Several columns of the file are this one and differ. */
  readonly choques: readonly number[];
}

/** Reads a row by the schemas of its fields. Its texts can be looked up in the database, also those of a row with a problem. */
export function readRow<T extends ImportTypes>(definition: ImportDefinition<T>, row: RowCells<T>): ReadRow<T> {
  const { fila, text, motivos = [] } = row;
  if (motivos.length)
    return { fila, text: (campo) => storable(text(campo)), values: undefined, problems: motivos, warnings: [], sinLeer: true };
  const cells = judgeCells(definition, row);
  return { fila, text: cells.values ? text : (campo) => storable(text(campo)), ...cells };
}

/** Judges the cells of a row by the schemas of their fields and names each problem by its column (P40). */
function judgeCells<T extends ImportTypes>(
  { columns, fields, input, leer, padron }: ImportDefinition<T>,
  { text, ...marks }: RowCells<T>,
): Omit<ReadRow<T>, 'fila' | 'text'> {
  const read = leer(text);
  const given = Object.fromEntries(columns.map(({ campo }) => [campo, toInput(fields[campo]?.column, read[campo] ?? text(campo))]));
  const { data, issues = {} } = validate(input, given);
  const problems = columns.flatMap((column, place) => {
    const value = text(column.campo);
    const own = ownProblem(column, value, { padron, fault: marks.faults.get(place), choque: marks.choques.includes(place) });
    if (own) return [own];
    const issue: FieldIssue | undefined = isForbidden(value) ? { clave: 'caracteres' } : issues[column.campo];
    return issue ? [problem(column, value, issue)] : [];
  });
  const warnings = [...(marks.avisos ?? []), ...marks.notes, ...marks.fechas.flatMap((place) => dateWarning(columns[place], fields, text))];
  return { problems, warnings, values: problems.length > 0 ? undefined : data };
}

interface Found {
  readonly padron: boolean;
  readonly fault: Message | undefined;
  readonly choque: boolean;
}

/** Problem of a cell before any schema judges it. */
function ownProblem({ titulo: columna }: ImportColumn, value: string, { padron, fault, choque }: Found): Message | undefined {
  if (ERROR_VALUES.has(value.toUpperCase())) return message('importacion.celda.error', { columna, texto: value });
  if (padron && value.startsWith('=')) return message('importacion.celda.formula', { columna });
  return choque ? message('importacion.celda.choque', { columna }) : fault;
}

/** Error values that spreadsheets show instead of the result of a formula; those in Japanese and Chinese show the English names. */
const ERROR_VALUES = new Set([
  ...['DIV/0!', 'N/A', 'NAME?', 'NULL!', 'NUM!', 'REF!', 'VALUE!', 'SPILL!', 'CALC!', 'N/D'].map((name) => `#${name}`),
  ...['DIV/0!', 'NULO!', 'NUM!', 'REF!', 'VALOR!', 'DESBORDAMIENTO!', 'CALC!'].map((name) => `#\u00a1${name}`),
  ...['WERT!', 'BEZUG!', 'ZAHL!', 'NV', 'KALK!', 'VALEUR!', 'NOM?', 'NOMBRE!', 'NUL!', 'PROPAGATION!'].map((name) => `#${name}`),
  `#${String.fromCodePoint(0xbf)}NOMBRE?`,
  `#${String.fromCodePoint(0xdc)}BERLAUF!`,
]);

/** Warns of a date in a column of texts: the spreadsheet may have made it of what was typed (`2/3`). */
function dateWarning<T extends ImportTypes>(
  column: ImportColumn<ImportField<T>> | undefined,
  fields: ImportDefinition<T>['fields'],
  text: (campo: ImportField<T>) => string,
): Message[] {
  if (!column || fields[column.campo]?.column.kind === 'dia') return [];
  return [message('importacion.celda.fecha', { columna: column.titulo, texto: text(column.campo) })];
}

/** Day as the reading of the cells writes it. */
const READ_DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/;

/** Turns a read day into the `YYYY-MM-DD` of its field. */
function toInput(column: Column | undefined, text: string): string {
  if (column?.kind !== 'dia') return text;
  const [, day, month, year] = READ_DAY.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month}-${day}`;
}

/** Cuts a long text to its start, enough to find its cell. */
export const shorten = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

function problem({ titulo: columna, debe }: ImportColumn, value: string, issue: FieldIssue): Message {
  const own = debe && message(`importacion.debe.${debe}`);
  const { clave, valor = 0 } = issue;
  if (clave === 'requerido')
    return own ? message('importacion.celda.vaciaDebe', { columna, debe: own }) : message('importacion.celda.vacia', { columna });
  const named = ofSigns(columna, value, issue);
  if (named) return named;
  const expected = own ?? EXPECTED[clave]?.(valor) ?? message('importacion.debe.admitido');
  return message('importacion.celda.dice', { columna, texto: shorten(value), debe: expected });
}

/** Problem of single signs or of their number. */
function ofSigns(columna: string, value: string, { clave, valor = 0, letra = '' }: FieldIssue): Message | undefined {
  if (clave === 'correo_letra')
    return message('importacion.celda.correoLetra', { columna, texto: shorten(value), letra, lugar: String(valor) });
  if (clave === 'caracteres') return message('importacion.celda.caracteres', { columna });
  if (clave === 'max_caracteres') return message('importacion.celda.larga', { columna, caracteres: value.length, maximo: valor });
  return undefined;
}

const EXPECTED: { readonly [Clave in FieldIssue['clave']]?: (valor: number) => Message } = {
  numero: () => message('importacion.debe.entero'),
  min_valor: (valor) => message('importacion.debe.minimo', { valor }),
  max_valor: (valor) => message('importacion.debe.maximo', { valor }),
  correo: () => message('importacion.debe.correo'),
  formato: () => message('importacion.debe.fecha'),
};
