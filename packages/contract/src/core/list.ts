import { z } from 'zod';
import { integer, text } from './fields.ts';

/**
 * Long lists (decision 36). With `pagina` the answer holds one page and the header `x-total-count` the number of all rows;
 * without it the full list comes. `orden` is a column name, with a leading `-` for descending.
 */
export const listQuery = z.object({
  pagina: integer(1, 1_000_000).optional(),
  tamano: integer(1, 1000).default(100),
  orden: z
    .string()
    .regex(/^-?[a-z_0-9]{1,40}$/)
    .optional(),
  buscar: text(100, 0).optional(),
});
export type ListQuery = z.output<typeof listQuery>;

/** Name of the header that carries the number of all rows behind a page. */
export const TOTAL_HEADER = 'x-total-count';
