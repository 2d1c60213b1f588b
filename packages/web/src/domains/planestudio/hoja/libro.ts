import { XLSX_TYPE } from '@portal/contract/core';
import { type FilaDeHoja, planestudioImportacion } from '@portal/contract/planestudio';
import { importHeaderOf } from '../../../core/import/import-header.ts';

/** Sheet of a workbook: its name, its columns by field and its rows. */
export interface HojaDeLibro {
  readonly nombre: string;
  readonly campos: readonly (keyof FilaDeHoja)[];
  readonly filas: readonly FilaDeHoja[];
}

/** Fields that a person writes of the structure of a plan, and those of a sheet of questions beside it. */
const CAMPOS = planestudioImportacion.columns.filter(({ siLlena }) => !siLlena).map(({ campo }) => campo);
export const DE_PREGUNTA = ['tema', 'pregunta', 'rpta_a', 'rpta_b', 'rpta_c', 'rpta_d', 'indicador_correcta'] as const;
export const DE_ESTRUCTURA = CAMPOS.filter((campo) => campo === 'tema' || !DE_PREGUNTA.some((one) => one === campo));

/** Returns the fields of a whole plan: those that a person writes, and others that a row fills. */
export const camposDe = (filas: readonly FilaDeHoja[]): readonly (keyof FilaDeHoja)[] =>
  planestudioImportacion.columns.filter(({ campo, siLlena }) => !siLlena || filas.some((fila) => fila[campo])).map(({ campo }) => campo);

const WIDE = 40;
const WIDTHS: Partial<Record<keyof FilaDeHoja, number>> = {
  programa: 28,
  curso: 28,
  modulo: 28,
  tema: 32,
  requisito: 28,
  material: 28,
  direccion: WIDE,
  pregunta: 50,
};

/** Escapes texts like `_x0041_`, which a workbook would read as the code of a character. */
const literal = (value: string | number | undefined): string | number | null =>
  typeof value === 'string' ? value.replaceAll(/_x[\da-f]{4}_/gi, '_x005F$&') : (value ?? null);

/**
 * Writes a workbook that the import of a plan reads. Its texts are cells of texts, which no program runs as formulas: a sign before them would come
 * back as a part of the title.
 */
export async function libroXlsx(hojas: readonly HojaDeLibro[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const titleOf = importHeaderOf(planestudioImportacion.rows);
  const bytes = await writeXlsx({
    sheets: hojas.map(({ nombre, campos, filas }) => ({
      name: nombre.slice(0, 31),
      rows: [
        campos.map((campo) =>
          titleOf(planestudioImportacion.columns.find((column) => column.campo === campo) ?? { campo, titulo: campo, otros: [] }),
        ),
        ...filas.map((fila) => campos.map((campo) => literal(fila[campo]))),
      ],
      columns: campos.map((campo) => ({ width: WIDTHS[campo] ?? 14 })),
      freezePane: { rows: 1 },
    })),
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}
