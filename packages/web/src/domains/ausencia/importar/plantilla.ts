import { ausenciaImportacion, LOTE_AUSENCIAS } from '@portal/contract/ausencia';
import { XLSX_TYPE } from '@portal/contract/core';
import { importHeaderOf } from '../../../core/import/import-header.ts';

type Campo = (typeof ausenciaImportacion.columns)[number]['campo'];

export interface PlantillaTexts {
  readonly hoja: string;
  /** Hint in the cells of a column. */
  readonly ayudas: Readonly<Record<Campo, string>>;
  readonly ejemplos: readonly (readonly string[])[];
}

/** The spreadsheet to fill in: header, examples, codes as text that keep their zeros, and a hint in the cells below. */
export async function plantillaXlsx({ hoja, ayudas, ejemplos }: PlantillaTexts): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { columns, rows } = ausenciaImportacion;
  const bytes = await writeXlsx({
    sheets: [
      {
        name: hoja,
        rows: [columns.map(importHeaderOf(rows)), ...ejemplos.map((ejemplo) => [...ejemplo])],
        columns: columns.map(({ campo }) => ({ width: campo === 'observacion' ? 40 : 20, ...(campo === 'codigo' && { numFmt: '@' }) })),
        freezePane: { rows: 1 },
        dataValidations: columns.map(({ campo }, place) => {
          const letter = String.fromCodePoint(65 + place);
          return {
            type: 'custom' as const,
            formula1: 'TRUE',
            range: `${letter}2:${letter}${LOTE_AUSENCIAS + 1}`,
            allowBlank: true,
            showInputMessage: true,
            inputMessage: ayudas[campo],
          };
        }),
      },
    ],
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}
