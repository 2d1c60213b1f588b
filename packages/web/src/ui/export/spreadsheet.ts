import { guarded, XLSX_TYPE } from '@portal/contract/core';

type SheetValue = string | number | null;

/** Escapes texts like `_x0041_`, which a workbook would read as the code of a character. */
const literal = (text: string): string => text.replaceAll(/_x[\da-f]{4}_/gi, '_x005F$&');

const cell = (value: SheetValue): SheetValue => (typeof value === 'string' ? literal(guarded(value)) : value);

/** Sheet of a workbook; its first row is the header. */
interface SheetRows {
  readonly name: string;
  readonly rows: readonly (readonly SheetValue[])[];
}

/** Writes a workbook of data that only this browser has: new access codes, the record of a person. The server exports lists and rejected rows. */
export async function toXlsx(sheets: readonly SheetRows[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name: name.slice(0, 31),
      rows: rows.map((row) => row.map(cell)),
      columns: (rows[0] ?? []).map(() => ({ autoWidth: true })),
      freezePane: { rows: 1 },
    })),
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}
