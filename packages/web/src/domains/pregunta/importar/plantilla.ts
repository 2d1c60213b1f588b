import { XLSX_TYPE } from '@portal/contract/core';
import { LOTE_PREGUNTAS, OPCIONES_DE_FILA, preguntaImportacion, preguntaMaestro } from '@portal/contract/pregunta';
import { importHeaderOf } from '../../../core/import/import-header.ts';

type Campo = (typeof preguntaImportacion.columns)[number]['campo'];

/** Example of a row: its filled cells. */
export type Ejemplo = Readonly<Partial<Record<Campo, string | number>>>;

export interface PlantillaTexts {
  readonly hoja: string;
  /** Name of the second sheet, and the categories of this portal. */
  readonly hojaCategorias: string;
  readonly categorias: readonly string[];
  readonly ayudaTexto: string;
  readonly ayudaCorrecta: string;
  readonly ejemplos: readonly Ejemplo[];
  /** Names of the kinds; absent for the sheet of four options. */
  readonly tipos?: readonly string[];
}

const LAST = LOTE_PREGUNTAS + 1;

/** Columns of the sheet of four options. */
const CUATRO: readonly Campo[] = ['pregunta', ...OPCIONES_DE_FILA.slice(0, 4), 'indicador_correcta', 'categoria', 'tema'];
/** Columns of the sheet of every kind. */
const TODOS: readonly Campo[] = [
  ...(['pregunta', 'tipo'] as const),
  ...OPCIONES_DE_FILA,
  ...(['indicador_correcta', 'parcial', 'explicacion', 'categoria', 'dificultad', 'etiquetas', 'tema'] as const),
];

const letterOf = (index: number): string => String.fromCodePoint('A'.codePointAt(0)! + index);

/** Returns the cells below the header of some columns, from the first to the last one. */
const below = (campos: readonly Campo[], first: Campo, last: Campo = first): string =>
  `${letterOf(campos.indexOf(first))}2:${letterOf(campos.indexOf(last))}${LAST}`;

/** The spreadsheet to fill in: header, examples, and a hint and a check in the cells below. */
export async function plantillaXlsx(texts: PlantillaTexts): Promise<Blob> {
  const { hoja, hojaCategorias, categorias, ejemplos, tipos } = texts;
  const campos = tipos ? TODOS : CUATRO;
  const columns = campos.flatMap((campo) => preguntaImportacion.columns.filter((column) => column.campo === campo));
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: hoja,
        rows: [
          columns.map(importHeaderOf(preguntaImportacion.rows)),
          ...ejemplos.map((ejemplo) => campos.map((campo) => ejemplo[campo] ?? '')),
        ],
        columns: campos.map((campo) => ({ width: campo === 'pregunta' ? 50 : 22 })),
        freezePane: { rows: 1 },
        dataValidations: [
          ...(tipos ? [listOf(tipos, below(campos, 'tipo'))] : checksOf(texts)),
          { type: 'list', formula1: `'${hojaCategorias}'!$A$1:$A$${Math.max(1, categorias.length)}`, range: below(campos, 'categoria') },
        ],
      },
      { name: hojaCategorias, rows: categorias.map((categoria) => [categoria]), columns: [{ width: 40 }] },
    ],
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}

const listOf = (values: readonly string[], range: string) => ({ type: 'list' as const, values: [...values], range });

/** Checks of the sheet of four options: every text is there, and the right one is a number. */
const checksOf = ({ ayudaTexto, ayudaCorrecta }: PlantillaTexts) => [
  {
    type: 'textLength' as const,
    operator: 'between' as const,
    formula1: '1',
    formula2: String(preguntaMaestro.fields.pregunta.max),
    range: below(CUATRO, 'pregunta', 'rpta_d'),
    ...warned(ayudaTexto),
  },
  { ...listOf(['1', '2', '3', '4'], below(CUATRO, 'indicador_correcta')), ...warned(ayudaCorrecta) },
];

const warned = (text: string) => ({ showInputMessage: true, inputMessage: text, showErrorMessage: true, errorMessage: text });
