import { guarded, XLSX_TYPE } from '@portal/contract/core';

type SheetValue = string | number | null;

/** Escapes texts like `_x0041_`, which a workbook would read as the code of a character. */
const literal = (text: string): string => text.replaceAll(/_x[\da-f]{4}_/gi, '_x005F$&');

const cell = (value: SheetValue): SheetValue => (typeof value === 'string' ? literal(guarded(value)) : value);

/** Writes a workbook of data that only this browser has: new access codes. The server exports lists and rejected rows. */
export async function toXlsx(name: string, rows: readonly (readonly SheetValue[])[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: name.slice(0, 31),
        rows: rows.map((row) => row.map(cell)),
        columns: (rows[0] ?? []).map(() => ({ autoWidth: true })),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}
