import { z } from 'zod';

/** Media type of an .xlsx workbook. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Largest workbook that an import takes, in bytes (P40). */
export const XLSX_MAX_BYTES = 5 * 1024 * 1024;

/** A workbook as it is: the bytes of the body, not JSON. */
export const xlsxBody = z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, { params: { clave: 'formato' } });

/** A column of an import: its field, the header that our own files give it, and others that are understood. */
export interface ImportColumn<Field extends string = string> {
  readonly campo: Field;
  readonly titulo: string;
  readonly otros: readonly string[];
  /** The file may lack it. */
  readonly opcional?: boolean;
}

/** Which columns of a file were read: by the names in its header, or by position when the header was not understood. */
export const columnasLeidas = z.object({
  modo: z.enum(['nombre', 'posicion']),
  /** Field, and the header over the column that it was read from; null: the file has no such column. */
  columnas: z.array(z.object({ campo: z.string(), titulo: z.string(), encabezado: z.string().nullable(), letra: z.string().nullable() })),
});
export type ColumnasLeidas = z.output<typeof columnasLeidas>;
