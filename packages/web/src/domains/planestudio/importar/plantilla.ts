import { asignacionImportacion, LOTE_ASIGNACIONES } from '@portal/contract/asignacion';
import { XLSX_TYPE } from '@portal/contract/core';
import { importHeaderOf } from '../../../core/import/import-header.ts';

export interface PlantillaTexts {
  readonly hoja: string;
  readonly ayuda: string;
  readonly ejemplos: readonly string[];
}

/** The spreadsheet to fill in: header, examples, codes as text that keep their zeros, and a hint in the cells below. */
export async function plantillaXlsx({ hoja, ayuda, ejemplos }: PlantillaTexts): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: hoja,
        rows: [asignacionImportacion.columns.map(importHeaderOf(asignacionImportacion.rows)), ...ejemplos.map((codigo) => [codigo])],
        columns: [{ width: 24, numFmt: '@' }],
        freezePane: { rows: 1 },
        dataValidations: [
          {
            type: 'custom',
            formula1: 'TRUE',
            range: `A2:A${LOTE_ASIGNACIONES + 1}`,
            allowBlank: true,
            showInputMessage: true,
            inputMessage: ayuda,
          },
        ],
      },
    ],
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}
