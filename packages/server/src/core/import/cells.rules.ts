import {
  type Column,
  type FieldIssue,
  type ImportColumn,
  type ImportDefinition,
  type ImportField,
  type ImportTypes,
  validate,
} from '@portal/contract';
import { message, type Message } from '@portal/messages';
import { lostDigits } from './lost-digits.rules.ts';
import { isForbidden, type ReadRow, storable } from './rows.rules.ts';

/** Reads a row by the schemas of its fields. Its texts can be looked up in the database, also those of a row with a problem. */
export function readRow<T extends ImportTypes>(
  definition: ImportDefinition<T>,
  { fila, text }: Pick<ReadRow<T>, 'fila' | 'text'>,
  marks: CellMarks = NO_MARKS,
): ReadRow<T> {
  const cells = readCells(definition, text, marks);
  return { fila, text: cells.values ? text : (campo) => storable(text(campo)), ...cells };
}

/** Judges the cells of a row by the schemas of their fields and names each problem by its column (P40). */
function readCells<T extends ImportTypes>(
  { columns, fields, input, leer, formulas }: ImportDefinition<T>,
  text: (campo: ImportField<T>) => string,
  marks: CellMarks,
): Omit<ReadRow<T>, 'fila' | 'text'> {
  const read = leer(text);
  const given = Object.fromEntries(columns.map(({ campo }) => [campo, toInput(fields[campo]?.column, read[campo] ?? text(campo))]));
  const { data, issues = {} } = validate(input, given);
  const problems = columns.flatMap((column, place) => {
    const value = text(column.campo);
    const isFormula = formulas === 'rechaza' && (marks.formulas.includes(place) || value.startsWith('='));
    if (ERROR_VALUES.has(value.toUpperCase())) return [message('importacion.celda.error', { columna: column.titulo, texto: value })];
    if (isFormula) return [message('importacion.celda.formula', { columna: column.titulo })];
    if (fields[column.campo]?.column.kind === 'codigo' && lostDigits(value))
      return [message('importacion.celda.cientifica', { columna: column.titulo, texto: value })];
    const issue: FieldIssue | undefined = isForbidden(value) ? { clave: 'caracteres' } : issues[column.campo];
    return issue ? [problem(column, value, issue)] : [];
  });
  const warnings = marks.fechas.flatMap((place) => dateWarning(columns[place], fields, text));
  return { problems, warnings, values: problems.length > 0 ? undefined : data };
}

/** Places of the cells of a row that hold a date or a formula, among the columns of the import. */
export interface CellMarks {
  readonly fechas: readonly number[];
  readonly formulas: readonly number[];
}

const NO_MARKS: CellMarks = { fechas: [], formulas: [] };

/** What spreadsheets show instead of the result of a formula; those in Japanese and Chinese show the English names. */
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

/** Days as they are written: `21/11/2026`, and with the year first, `2026/11/21` or `2026年11月21日`. */
const WRITTEN_DAYS = [
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/,
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日$/,
];

/** Turns a written day into the `YYYY-MM-DD` of its field. */
function toInput(column: Column | undefined, text: string): string {
  if (column?.kind !== 'dia') return text;
  const { year, month = '', day = '' } = WRITTEN_DAYS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Cuts a long text to its start, enough to find its cell. */
export const shorten = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

function problem({ titulo: columna, debe }: ImportColumn, value: string, { clave, valor = 0 }: FieldIssue): Message {
  const own = debe && message(`importacion.debe.${debe}`);
  if (clave === 'requerido')
    return own ? message('importacion.celda.vaciaDebe', { columna, debe: own }) : message('importacion.celda.vacia', { columna });
  if (clave === 'caracteres') return message('importacion.celda.caracteres', { columna });
  if (clave === 'max_caracteres') return message('importacion.celda.larga', { columna, caracteres: value.length, maximo: valor });
  const expected = own ?? EXPECTED[clave]?.(valor) ?? message('importacion.debe.admitido');
  return message('importacion.celda.dice', { columna, texto: shorten(value), debe: expected });
}

const EXPECTED: { readonly [Clave in FieldIssue['clave']]?: (valor: number) => Message } = {
  numero: () => message('importacion.debe.entero'),
  min_valor: (valor) => message('importacion.debe.minimo', { valor }),
  max_valor: (valor) => message('importacion.debe.maximo', { valor }),
  correo: () => message('importacion.debe.correo'),
  formato: () => message('importacion.debe.fecha'),
};
