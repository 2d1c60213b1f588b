import { z } from 'zod';

/** Person who may be another one entered twice, with what both have in common (P259). */
export const parecida = z.object({
  id: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  empresa: z.string().nullable(),
  activo: z.boolean(),
  motivos: z.array(z.enum(['nombre', 'correo', 'documento'])),
});
export type Parecida = z.output<typeof parecida>;
