import { workbookOf, type WrittenCell } from '../files/workbook.ts';

/** Rows of people in the file of a Monday. */
export const MONDAY_PEOPLE = 2000;

/** Sheets of the file; the second one is the list. */
const MONDAY_SHEETS = ['Leer primero', 'Personal activo', 'Cesados noviembre'] as const;
export const MONDAY_LIST = MONDAY_SHEETS[1];

/** Row of the headers in the list: titles are above it. */
export const MONDAY_HEADER = 4;

/** The 27 headers of the list, as a payroll system of a company calls them. */
const MONDAY_HEADERS = [
  'N°',
  'Ficha',
  'T. Doc',
  'NRO. DOC. IDENTIDAD',
  'Ap. Paterno',
  'Ap. Materno',
  'Nombres del trabajador',
  'Sexo',
  'F. Nac.',
  'Edad',
  'F. Ingreso',
  'E-mail corp.',
  'Celular',
  'Cód. Cía',
  'Razón Social',
  'Cód. Centro de Costo',
  'Nombre CC',
  'Sección',
  'Puesto del Trabajador',
  'Tipo Personal',
  'Ficha del jefe',
  'Nombre del jefe',
  'AFP',
  'Cta. sueldo',
  'Talla',
  'Distrito',
  'Obs.',
];

/** Columns that a person has to choose by hand: their headers are words of the company. */
export const MONDAY_CHOSEN = { codigo: 'Ficha', departamento: 'Sección', jefe: 'Ficha del jefe' } as const;

/** Person of the list, as they are meant. */
export interface MondayPerson {
  readonly index: number;
  readonly codigo: string;
  readonly documento: string;
  readonly nombre: string;
  readonly paterno: string;
  readonly materno: string;
  readonly correo: string;
}

const NAMES = ['Rosa María', 'José', 'Íñigo', 'Ma.Luisa', 'Begoña', 'Zoë', 'Juan  Carlos'];
const SURNAMES = ["O'Higgins", 'Muñoz', 'D’Angelo', 'Ñahui', 'de la Cruz', 'Peña', 'Núñez', 'Pérez-Luna'];

const at = <T>(values: readonly T[], index: number): T => values[index % values.length]!;
const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** Returns the person of a place in the list. Two in five documents begin with zero, all codes do. */
export const mondayPerson = (index: number): MondayPerson => ({
  index,
  codigo: padded(index + 1, 6),
  documento: `${index % 5 < 2 ? '0' : '4'}${padded(3_500_000 + index, 7)}`,
  nombre: at(NAMES, index),
  paterno: at(SURNAMES, index),
  materno: at(SURNAMES, index + 3),
  correo: `trabajador${index}@andina.example`,
});

/** Untidiness of a row; `none` of most of them. */
export type Untidy =
  | 'none'
  | 'unseen'
  | 'decomposed'
  | 'grouped'
  | 'emoji'
  | 'scientific'
  | 'sin apellido'
  | 'broken letter'
  | 'wrong mail'
  | 'formula error';

/** Rows that need a person, by their places; the others differ only in ways that a file may be read in. */
const MONDAY_FAULTS: Readonly<Record<number, Untidy>> = {
  100: 'emoji',
  200: 'scientific',
  300: 'broken letter',
  400: 'wrong mail',
  500: 'formula error',
};
const QUIET: Readonly<Record<number, Untidy>> = { 3: 'unseen', 5: 'decomposed', 7: 'grouped' };

/** Kind of a row. */
const untidyOf = (index: number): Untidy => MONDAY_FAULTS[index] ?? QUIET[index % 10] ?? 'none';

/** Rows below the list that repeat one above. */
export const MONDAY_REPEATED = [10, 20, 30];

const EPOCH = 25_569;
const DAY_MS = 86_400_000;
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'set', 'oct', 'nov', 'dic'];

/** Day of entry of a person, `YYYY-MM-DD`. */
export const mondayEntry = (index: number): string =>
  `20${padded(10 + (index % 15), 2)}-${padded(1 + (index % 12), 2)}-${padded(1 + (index % 28), 2)}`;

/** The same day in one of five forms: a date, its number alone, three texts. */
function dayCell(index: number): WrittenCell {
  const iso = mondayEntry(index);
  const [year = '', month = '', day = ''] = iso.split('-');
  const number = Date.parse(iso) / DAY_MS + EPOCH;
  const forms: readonly WrittenCell[] = [
    { number, format: 'dd/mm/yyyy' },
    number,
    `${day}-${MONTHS[Number(month) - 1]}-${year}`,
    `${Number(day)}/${Number(month)}/${year.slice(2)}`,
    `${iso} 00:00:00`,
  ];
  return at(forms, index);
}

/** A document as the spreadsheet keeps it: a number without its zeros, or a text. */
function documentCell({ index, documento }: MondayPerson, untidy: Untidy): WrittenCell {
  if (untidy === 'scientific') return '4.35E+07';
  if (untidy === 'unseen') return `${documento.slice(0, 4)}\u200b${documento.slice(4)}\u00a0`;
  if (untidy === 'grouped') return `${documento.slice(0, 2)}.${documento.slice(2, 5)}.${documento.slice(5)}`;
  return index % 2 === 0 ? Number(documento) : documento;
}

const NOTHING = ['-', 'no tiene', 'N/A', 'S/N'];

function mailCell({ index, correo }: MondayPerson, untidy: Untidy): WrittenCell {
  if (untidy === 'wrong mail') return 'trabajador arroba andina';
  if (untidy === 'formula error') return { formula: 'LOWER(VLOOKUP(A1,B:C,2))', result: '#N/A' };
  if (index % 9 === 4) return at(NOTHING, index >> 1);
  return index % 2 === 0 ? { formula: `LOWER("${correo.toUpperCase()}")`, result: correo } : correo;
}

function nameCells({ nombre, paterno, materno }: MondayPerson, untidy: Untidy): readonly [string, string, string] {
  if (untidy === 'emoji') return [paterno, materno, `${nombre} 🌟`];
  if (untidy === 'broken letter') return ['Mu\uFFFDoz', materno, nombre];
  if (untidy === 'decomposed') return [paterno.normalize('NFD'), materno.normalize('NFD'), nombre.normalize('NFD')];
  if (untidy === 'unseen') return [`${paterno}\u00ad`, `\u200b${materno}`, `${nombre}\u00a0`];
  return [paterno, materno, nombre];
}

/** Boss of a person: one of the first twenty, who have none. */
const BOSSES = 20;
const bossOf = (index: number): string => (index < BOSSES ? '' : mondayPerson(index % BOSSES).codigo);

/** Changes of a person in a second file. */
export interface MondayChange {
  readonly puesto?: string;
  readonly correo?: string;
}

/** Row of a person under the 27 headers. */
export function mondayRow(person: MondayPerson, { puesto = 'Cajero', correo }: MondayChange = {}): WrittenCell[] {
  const { index, codigo } = person;
  const untidy = untidyOf(index);
  const [paterno, materno, nombre] = nameCells(person, untidy);
  const ficha: WrittenCell = index % 3 === 0 ? { number: Number(codigo), format: '000000;@' } : codigo;
  const seccion = at(['Operaciones', 'Administración y Finanzas', 'Administración\u00a0y Finanzas', 'Logística '], index);
  const celular = index % 4 === 0 ? at(NOTHING, index >> 2) : { number: 987_000_000 + index, format: '000000000' };
  return [
    index + 1,
    ficha,
    at(['DNI', '1', '01'], index),
    documentCell(person, untidy),
    paterno,
    materno,
    nombre,
    index % 3 === 0 ? 'M' : 'H',
    { number: 30_000 + index, format: 'dd/mm/yyyy' },
    { formula: 'YEAR(TODAY())-1990', result: '36' },
    dayCell(index),
    correo ?? mailCell(person, untidy),
    celular,
    'ADN',
    'Andina del Norte S.A.C.',
    { number: 301, format: '0000' },
    'Tienda Ñaña',
    seccion,
    puesto,
    'Empleado',
    bossOf(index),
    { formula: 'VLOOKUP(U5,B:G,6,0)', result: 'Jefe' },
    'PRIMA',
    '191-0000000-0-11',
    'M',
    'Lima',
    index % 50 === 0 ? 'revisar' : null,
  ];
}

/** Workbook of a Monday: notes, the list under its titles with a total at its foot, and who left. */
export function mondayBook(rows: readonly (readonly WrittenCell[])[], ceased: readonly (readonly WrittenCell[])[]): Buffer {
  const titles = [['ANDINA DEL NORTE S.A.C.'], ['Personal activo al 23/11/2026'], [null, null, 'Uso interno']];
  return workbookOf([
    {
      name: MONDAY_SHEETS[0],
      rows: [['Instrucciones'], ['No borrar columnas'], ['Enviar los lunes'], ['a sistemas'], ['con copia'], ['a planillas']],
    },
    { name: MONDAY_LIST, rows: [...titles, MONDAY_HEADERS, ...rows, [], [null, null, null, 'TOTAL', rows.length]] },
    { name: MONDAY_SHEETS[2], rows: [['Ficha', 'Nombre', 'Fecha de cese'], ...ceased] },
  ]);
}

/** People of the first Monday, and those that a row repeats. */
export const mondayPeople = (from = 0, count = MONDAY_PEOPLE): MondayPerson[] =>
  Array.from({ length: count }, (_none, place) => mondayPerson(from + place));
