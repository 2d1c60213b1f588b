import { XLSX_TYPE } from '@portal/contract';

type SheetValue = string | number | null;

/** A text that a spreadsheet would run as a formula gets an apostrophe in front (P41); our import takes one off again. */
const guarded = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** What a workbook would read as the escape of a character, `_x0041_`, is told from it. */
const literal = (text: string): string => text.replaceAll(/_x[\da-f]{4}_/gi, '_x005F$&');

const cell = (value: SheetValue): SheetValue => (typeof value === 'string' ? literal(guarded(value)) : value);

/**
 * A workbook of texts and numbers that exist in this browser alone: codes that are told once, and rejected rows of an import, which go
 * back into it. Lists are exported by the server.
 */
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
