import { XLSX_TYPE } from '@portal/contract/core';
import { LOTE_USUARIOS, usuarioImportacion } from '@portal/contract/usuario';
import { importHeaderOf } from '../../../core/import/import-header.ts';

type Campo = (typeof usuarioImportacion.columns)[number]['campo'];

export interface PlantillaTexts {
  readonly hoja: string;
  /** Hint in the cells of a column. */
  readonly ayudas: { readonly [Name in Campo]?: string };
  readonly ejemplos: readonly { readonly [Name in Campo]?: string }[];
}

const LAST = LOTE_USUARIOS + 1;

/** Choices of the cells of a column. */
const VALUES: { readonly [Name in Campo]?: string[] } = { tipo_doc: ['DNI', 'CE', 'PAS', 'PTP', 'OTRO'], sexo: ['F', 'M', 'X'] };

/** Returns what the spreadsheet checks in the cells of a column: its choices, or nothing by a formula that always holds. */
function checkOf(campo: Campo) {
  const values = VALUES[campo];
  return values ? { type: 'list' as const, values } : { type: 'custom' as const, formula1: 'TRUE' };
}

/** The spreadsheet to fill in: header, examples, texts that keep their zeros, and a hint in the cells below. */
export async function plantillaXlsx({ hoja, ayudas, ejemplos }: PlantillaTexts): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { rows } = usuarioImportacion;
  // Whole names are read, not asked for.
  const columns = usuarioImportacion.columns.filter(({ suple }) => !suple);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: hoja,
        rows: [columns.map(importHeaderOf(rows)), ...ejemplos.map((ejemplo) => columns.map(({ campo }) => ejemplo[campo] ?? ''))],
        columns: columns.map(({ campo }) => ({ width: campo === 'mail' ? 30 : 18, ...(campo !== 'fecha_ingreso' && { numFmt: '@' }) })),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ campo }, place) => {
          const letter = String.fromCodePoint(65 + place);
          const inputMessage = ayudas[campo];
          if (inputMessage === undefined) return [];
          return [{ ...checkOf(campo), range: `${letter}2:${letter}${LAST}`, allowBlank: true, showInputMessage: true, inputMessage }];
        }),
      },
    ],
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}
