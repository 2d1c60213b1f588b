import { XLSX_TYPE } from '@portal/contract/core';
import { LOTE_PREGUNTAS, preguntaImportacion, preguntaMaestro } from '@portal/contract/pregunta';
import { importHeaderOf } from '../../../core/import/import-header.ts';

interface Ejemplo {
  readonly textos: readonly string[];
  readonly correcta: number;
}

export interface PlantillaTexts {
  readonly hoja: string;
  /** Name of the second sheet, and the categories of this portal. */
  readonly hojaCategorias: string;
  readonly categorias: readonly string[];
  readonly ayudaTexto: string;
  readonly ayudaCorrecta: string;
  readonly ejemplos: readonly Ejemplo[];
}

const LAST = LOTE_PREGUNTAS + 1;

/** The spreadsheet to fill in: header, examples, and a hint and a check in every cell below. */
export async function plantillaXlsx({
  hoja,
  hojaCategorias,
  categorias,
  ayudaTexto,
  ayudaCorrecta,
  ejemplos,
}: PlantillaTexts): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: hoja,
        rows: [
          preguntaImportacion.columns.map(importHeaderOf(preguntaImportacion.rows)),
          ...ejemplos.map(({ textos, correcta }) => [...textos, correcta, '', '']),
        ],
        columns: preguntaImportacion.columns.map(({ campo }) => ({ width: campo === 'pregunta' ? 50 : 22 })),
        freezePane: { rows: 1 },
        dataValidations: [
          {
            type: 'textLength',
            operator: 'between',
            formula1: '1',
            formula2: String(preguntaMaestro.fields.pregunta.max),
            range: `A2:E${LAST}`,
            showInputMessage: true,
            inputMessage: ayudaTexto,
            showErrorMessage: true,
            errorMessage: ayudaTexto,
          },
          {
            type: 'list',
            values: ['1', '2', '3', '4'],
            range: `F2:F${LAST}`,
            showInputMessage: true,
            inputMessage: ayudaCorrecta,
            showErrorMessage: true,
            errorMessage: ayudaCorrecta,
          },
          {
            type: 'list',
            formula1: `'${hojaCategorias}'!$A$1:$A$${Math.max(1, categorias.length)}`,
            range: `G2:G${LAST}`,
          },
        ],
      },
      { name: hojaCategorias, rows: categorias.map((categoria) => [categoria]), columns: [{ width: 40 }] },
    ],
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}
