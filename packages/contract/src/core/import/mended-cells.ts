import { z } from 'zod';

/** Characters of the cells that one call mends, as JSON. */
export const ENMIENDA_MAX = 60_000;

/** Cells of one row that a person rewrote in a review (P204). */
const enmendada = z.object({
  /** Number of the row in its sheet. */
  fila: z.number().int().positive(),
  /** Name of the sheet, when several were read. */
  hoja: z.string().max(250).nullable().default(null),
  /** New texts by field. */
  celdas: z.record(z.string().max(60), z.string().max(ENMIENDA_MAX)).refine((celdas) => Object.keys(celdas).length > 0),
});
export type Enmendada = z.output<typeof enmendada>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same as the JSON of a parameter. */
export const enmiendaPedida = z
  .string()
  .max(ENMIENDA_MAX)
  .transform((text, context): Enmendada => {
    const found = enmendada.safeParse(parsed(text));
    if (found.success) return found.data;
    context.addIssue({ code: 'custom', params: { clave: 'formato' } });
    return z.NEVER;
  });

/** Text of a cell in the file, and the one that a person wrote in its place, by field. */
export const enmiendas = z.record(z.string(), z.object({ archivo: z.string(), enmienda: z.string() }));
