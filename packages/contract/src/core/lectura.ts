import { z } from 'zod';
import { indicador, text } from './fields.ts';

/** Longest name of a sheet: 31 in Excel, more in other programs. */
const HOJA_MAX = 250;

/** Options of a caller for the reading of a spreadsheet (P186). */
export const lecturaPedida = z.object({
  /** Name of the sheet to read; by default the one that seems to be meant. */
  hoja: text(HOJA_MAX).optional(),
  /** 1: every sheet with the same headers is read. */
  iguales: indicador.default(0),
  /** 1: hidden rows are read too. 0: they are left out on purpose. */
  ocultas: indicador.optional(),
});
export type LecturaPedida = z.output<typeof lecturaPedida>;
/** The same, as a caller sends it. */
export type LecturaElegida = z.input<typeof lecturaPedida>;

/** Read and unread parts of a spreadsheet (P186). */
export const lectura = z.object({
  /** Sheets with rows, in their order; none for a CSV or a workbook of one sheet. */
  hojas: z.array(
    z.object({
      nombre: z.string(),
      /** Rows with a value below the header. */
      filas: z.number(),
      oculta: z.boolean(),
      leida: z.boolean(),
      /** It has the headers that the import needs. */
      igual: z.boolean(),
      /** It has no headers and goes on with the list of the sheet that is read: it counts as `igual`, by the columns of that one. */
      sigue: z.literal(true).optional(),
    }),
  ),
  /** Hidden rows below the header, and whether they were read. */
  filas_ocultas: z.number(),
  ocultas_leidas: z.boolean(),
  /** Letters of the hidden columns that were read. */
  columnas_ocultas: z.array(z.string()),
  /** Encoding of a CSV that does not say it, and words as they were read; null for any other file. */
  letras: z.object({ codificacion: z.string(), muestras: z.array(z.string()) }).nullable(),
});
export type Lectura = z.output<typeof lectura>;
