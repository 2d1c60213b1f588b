import type { ZipPart } from './zip.ts';

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
