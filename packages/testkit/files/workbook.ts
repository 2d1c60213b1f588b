import { buildZip, type ZipPart } from './zip.ts';

export const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rels = (kind: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;

/** Returns the zip parts of a workbook with this XML in its only sheet. */
export const workbookParts = (sheetData: string): ZipPart[] => [
  { name: '[Content_Types].xml', text: CONTENT_TYPES },
  { name: '_rels/.rels', text: rels('officeDocument', 'xl/workbook.xml') },
  { name: 'xl/workbook.xml', text: `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="H" sheetId="1" r:id="rId1"/></sheets></workbook>` },
  { name: 'xl/_rels/workbook.xml.rels', text: rels('worksheet', 'worksheets/sheet1.xml') },
  { name: 'xl/worksheets/sheet1.xml', text: `<worksheet><sheetData>${sheetData}</sheetData></worksheet>` },
];

/** Cell of a workbook: a text, a number with its format, or a formula with its saved result; null for none. */
export type WrittenCell =
  | string
  | number
  | null
  | { readonly number: number; readonly format: string }
  | { readonly formula: string; readonly result?: string };

/** Sheet of a workbook that a test writes. */
export interface WrittenSheet {
  readonly name: string;
  readonly rows: readonly (readonly WrittenCell[])[];
  readonly hidden?: boolean;
  /** Numbers of the hidden rows, from 1. */
  readonly hiddenRows?: readonly number[];
  /** Attributes of the column elements. */
  readonly columns?: readonly string[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats of a workbook in the order of their styles; style 0 is the general one. */
const formatsIn = (sheets: readonly WrittenSheet[]): string[] => [
  ...new Set(sheets.flatMap(({ rows }) => rows.flat().flatMap((cell) => (isFormatted(cell) ? cell.format : [])))),
];
const isFormatted = (cell: WrittenCell): cell is { readonly number: number; readonly format: string } =>
  cell !== null && typeof cell === 'object' && 'format' in cell;

const stylesOf = (formats: readonly string[]): string =>
  `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>` +
  `<cellXfs><xf numFmtId="0"/>${formats.map((_code, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`;

function cellXml(cell: WrittenCell, formats: readonly string[]): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if ('format' in cell) return `<c s="${formats.indexOf(cell.format) + 1}"><v>${cell.number}</v></c>`;
  const { formula, result } = cell;
  return `<c t="str"><f>${escaped(formula)}</f>${result === undefined ? '' : `<v>${escaped(result)}</v>`}</c>`;
}

/** Builds a workbook of several sheets with texts; that of number `active` is seen on opening. */
export function workbookOf(sheets: readonly WrittenSheet[], active = 0): Buffer {
  const named = sheets.map(({ name, hidden }, index) => {
    const state = hidden ? ' state="hidden"' : '';
    return `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  const related = sheets.map(
    (_sheet, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const [types, root] = workbookParts('');
  const formats = formatsIn(sheets);
  related.push(`<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>`);
  return buildZip([
    types!,
    root!,
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${named.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', text: `<Relationships>${related.join('')}</Relationships>` },
    { name: 'xl/styles.xml', text: stylesOf(formats) },
    ...sheets.map(({ rows, columns = [], hiddenRows = [] }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      text:
        `<worksheet><cols>${columns.map((column) => `<col ${column}/>`).join('')}</cols><sheetData>` +
        `${rows.map((row, at) => `<row r="${at + 1}"${hiddenRows.includes(at + 1) ? ' hidden="1"' : ''}>${row.map((cell) => cellXml(cell, formats)).join('')}</row>`).join('')}</sheetData></worksheet>`,
    })),
  ]);
}
