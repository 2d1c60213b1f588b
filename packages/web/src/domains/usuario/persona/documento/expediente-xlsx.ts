import type { ExpedienteTexts } from './expediente-texts.ts';
import { toXlsx } from '../../../../ui/export/spreadsheet.ts';

/** Returns the record as a workbook: the person with the hash first, then a sheet for each table. */
export const createExpedienteXlsx = ({
  factHeaders,
  factsTitle,
  facts,
  issue,
  minutes,
  hashText,
  tables,
}: ExpedienteTexts): Promise<Blob> =>
  toXlsx([
    { name: factsTitle, rows: [factHeaders, ...facts, ...issue, [minutes], [hashText]] },
    ...tables.map(({ title, headers, rows }) => ({ name: title, rows: [headers, ...rows] })),
  ]);
