import { z } from 'zod';

/** Media type of an .xlsx workbook. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Media type of a text file with separators. */
export const CSV_TYPE = 'text/csv';

/**
 * Media type of a file that comes with its progress, for a client that accepts it: frames of rows written and length (two unsigned
 * 32-bit numbers, big-endian) before bytes of the file.
 */
export const PROGRESS_TYPE = 'application/vnd.portal.progreso';

/** Bytes before those of each frame. */
export const FRAME_HEAD = 8;

/** Media types of the spreadsheets that an import takes. The server looks at the bytes, not at the type. */
export const SHEET_TYPES = [XLSX_TYPE, CSV_TYPE] as const;

/** Name of a file that an import takes. */
export const SHEET_NAME = /\.(?:xlsx|csv)$/i;

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
  /** The file may come without this column. */
  readonly opcional?: boolean;
  /** What its cells must be, for the reason of a refused row: a text under `importacion.debe`. The field's schema says it when this does not. */
  readonly debe?: 'deUnoACuatro' | 'documento' | 'tipoDocumento' | 'sexo' | 'tipoAusencia';
}

/** Mapping from columns to fields: by header, or by position if no header is known (P40). */
export const columnasLeidas = z.object({
  modo: z.enum(['nombre', 'posicion']),
  /** Number of the header's row; null without a header: the first row is data. */
  fila: z.number().nullable(),
  /** Field with header and letter of its column in the file; null if the file has no such column. */
  columnas: z.array(z.object({ campo: z.string(), titulo: z.string(), encabezado: z.string().nullable(), letra: z.string().nullable() })),
});
export type ColumnasLeidas = z.output<typeof columnasLeidas>;
