import { z } from 'zod';

/** Media type of an .xlsx workbook. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Media type of a text file with separators. */
export const CSV_TYPE = 'text/csv';

/** Media type of a PDF. */
export const PDF_TYPE = 'application/pdf';

/**
 * Media type of a file that comes with its progress, for a client that accepts it: frames of rows written and length (two unsigned
 * 32-bit numbers, big-endian) before bytes of the file.
 */
export const PROGRESS_TYPE = 'application/vnd.portal.progreso';

/** Bytes before those of each frame. */
export const FRAME_HEAD = 8;

/** Media types of the spreadsheets that an import takes. The server looks at the bytes, not at the type. */
export const SHEET_TYPES = [XLSX_TYPE, CSV_TYPE] as const;

/** Endings of the names of spreadsheets. */
export const SHEET_ENDINGS: readonly string[] = ['.xlsx', '.csv'];

/** Returns whether the name of a file has one of some endings. */
export const endsIn = (name: string, endings: readonly string[]): boolean => endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Largest spreadsheet that an import takes, in bytes (P40). */
export const SHEET_MAX_BYTES = 16 * 1024 * 1024;

/** Body of an import: the bytes of the spreadsheet. */
export const sheetBody = z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, { params: { clave: 'formato' } });

/** Column of an import: field, header in our own files, and further accepted headers (P40). */
export interface ImportColumn<Field extends string = string> {
  readonly campo: Field;
  readonly titulo: string;
  readonly otros: readonly string[];
  /** Header in each language, in the same order in every column: a file is read by those of one language. */
  readonly idiomas?: readonly string[];
  /** Kind of its cells: codes lose no digits, grouping signs in documents do not matter, names hold letters. */
  readonly clase?: 'codigo' | 'documento' | 'nombre';
  /** The file may come without this column. */
  readonly opcional?: boolean;
  /** The workbook of the refused rows has this column only when one of them fills it; then the file may come without it too. */
  readonly siLlena?: boolean;
  /** The column names the record of a row, as others do: the file needs one of them. */
  readonly alguna?: boolean;
  /** Columns that it replaces: a file with it may come without them. */
  readonly suple?: readonly string[];
  /** Requirement on its cells, for the reason of a refused row: a text under `importacion.debe`; by default the field's schema decides. */
  readonly debe?: 'deUnoACuatro' | 'documento' | 'tipoDocumento' | 'sexo' | 'tipoAusencia';
}

/** Columns chosen by hand: `n_doc=C,nombre=D`. A field that is not named is not read. */
export const columnasElegidas = z
  .string()
  .max(2000)
  .regex(/^[a-z_0-9]+=[A-Z]{1,3}(?:,[a-z_0-9]+=[A-Z]{1,3})*$/)
  .transform((written): Readonly<Record<string, string>> => Object.fromEntries(written.split(',').map((one) => one.split('='))));

/** Mapping from columns to fields: by header, by position if no header is known, or as a person chose (P40). */
export const columnasLeidas = z.object({
  modo: z.enum(['nombre', 'posicion', 'elegidas']),
  /** Number of the header's row; null without a header: the first row is data. */
  fila: z.number().nullable(),
  /** Field with header and letter of its column in the file; null if the file has no such column. */
  columnas: z.array(z.object({ campo: z.string(), titulo: z.string(), encabezado: z.string().nullable(), letra: z.string().nullable() })),
  /** Every column of the file: the field that it is read as, null for one that is not used, and some of its cells. */
  archivo: z.array(
    z.object({ letra: z.string(), encabezado: z.string().nullable(), campo: z.string().nullable(), muestra: z.array(z.string()) }),
  ),
  /** Titles of the obligatory columns that the file lacks. */
  faltan: z.array(z.string()),
  /** Columns that were read as somebody of the company chose in an earlier file of the kind (P204), the last choice; null without any. */
  recordadas: z
    .object({ archivo: z.string().nullable(), autor: z.string(), fecha: z.string(), encabezados: z.array(z.string()) })
    .nullable(),
});
export type ColumnasLeidas = z.output<typeof columnasLeidas>;

/** How the cells of a file were read (P189). */
export const celdasLeidas = z.object({
  /** Columns with cells that mean «empty», as `-` or `N/A`, and some of those cells. */
  rellenos: z.array(z.object({ columna: z.string(), filas: z.number(), textos: z.array(z.string()) })),
  /** Cells that were read by the result of a formula. */
  formulas: z.number(),
  /** Formulas without a result: their cells are empty. */
  formulas_vacias: z.number(),
  /** Columns of days with an unusual or unclear order of day and month, and a cell that shows it. */
  fechas: z.array(z.object({ columna: z.string(), orden: z.enum(['dia', 'mes', 'mezcla']), ejemplo: z.string() })),
});
export type CeldasLeidas = z.output<typeof celdasLeidas>;

/** Reason of several rows: its words, as far as they are common, their number, and the text that finds them in the list. */
export const motivoComun = z.object({ motivo: z.string(), filas: z.number(), filtro: z.string().nullable() });
export type MotivoComun = z.output<typeof motivoComun>;
