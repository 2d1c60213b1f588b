import { type SheetValue } from '../cells.ts';
import { zipStream, type ZipPart } from './zip-stream.ts';

/** Column of a sheet. */
export interface SheetColumn {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** How its dates show; by default as numbers do. */
  readonly format?: 'dia' | 'momento' | undefined;
}

/** Sheet with rows that come while it is written. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly SheetValue[]>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers of the formats in `STYLES`. */
const STYLE = { dia: 1, momento: 2, header: 3 };

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>` +
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '</borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>';

const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const PARTS =
  `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
  `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

/**
 * Writes a workbook of one sheet as a stream: the header stays in sight and has filters, which need the number of rows and so follow them.
 * The library of the other spreadsheets cannot write filters in a stream.
 */
export function xlsxStream(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const written = { rows: 0 };
  return zipStream(partsOf(sheet, written));
}

function* partsOf(sheet: Sheet, written: { rows: number }): Generator<ZipPart> {
  const range = () => `A1:${letters(sheet.columns.length - 1)}${written.rows}`;
  yield { path: '[Content_Types].xml', text: [TYPES] };
  yield { path: '_rels/.rels', text: [RELATIONS] };
  yield { path: 'xl/_rels/workbook.xml.rels', text: [PARTS] };
  yield { path: 'xl/styles.xml', text: [STYLES] };
  yield { path: 'xl/worksheets/sheet1.xml', text: worksheet(sheet, written, range) };
  yield { path: 'xl/workbook.xml', text: [workbook(sheet.name, range())] };
}

function workbook(name: string, range: string): string {
  const absolute = `'${name.replaceAll("'", "''")}'!${range.replaceAll(/[A-Z]+|\d+/g, '$$$&')}`;
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escape(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames>` +
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${escape(absolute)}</definedName></definedNames></workbook>`
  );
}

/** Characters of one piece. */
const PIECE = 64 * 1024;

async function* worksheet({ columns, rows }: Sheet, written: { rows: number }, range: () => string): AsyncGenerator<string> {
  const places = columns.map((_column, index) => letters(index));
  const styles = columns.map(({ format }) => (format ? ` s="${STYLE[format]}"` : ''));
  const header = columns.map((column, index) => cell(`${places[index]}1`, ` s="${STYLE.header}"`, column.header)).join('');
  let piece = `${opening(columns)}<row r="1">${header}</row>`;
  written.rows = 1;
  for await (const values of rows) {
    const number = ++written.rows;
    let cells = '';
    for (const [index, value] of values.entries()) cells += cell(`${places[index]}${number}`, styles[index] ?? '', value);
    piece += `<row r="${number}">${cells}</row>`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData><autoFilter ref="${range()}"/></worksheet>`;
}

function opening(columns: readonly SheetColumn[]): string {
  const widths = columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>` +
    `</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`
  );
}

/** Writes a typed cell; nothing for an empty one. */
function cell(place: string, style: string, value: SheetValue): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
  }
  if (typeof value === 'boolean') return `<c r="${place}"${style} t="b"><v>${Number(value)}</v></c>`;
  const number = value instanceof Date ? serial(value) : value;
  return Number.isFinite(number) ? `<c r="${place}"${style}><v>${number}</v></c>` : '';
}

const DAY_MS = 86_400_000;
/** Days from the first one of a spreadsheet to that of `Date`. */
const EPOCH = 25_569;

const serial = (date: Date): number => date.getTime() / DAY_MS + EPOCH;

/** Returns the letters of a column: A, Z, AA. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}

/** Characters that XML reserves or forbids, and those that a workbook would take for the escape of one. */
const SPECIAL = /[&<>"\ufffe\uffff]|(?![\t\n])\p{Cc}|\p{Surrogate}|_(?=x[\da-f]{4}_)/giu;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string =>
  text.replaceAll(SPECIAL, (sign) => NAMED[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
