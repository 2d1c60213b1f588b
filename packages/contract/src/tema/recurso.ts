import { z } from 'zod';

/** Material of a topic. `url` needs no session: for a file of the portal it holds a ticket of some hours (`docs/decisions/006`). */
export const recurso = z.object({
  titulo: z.string(),
  descripcion: z.string().nullable(),
  tipo: z.enum(['video', 'pdf', 'audio', 'pagina', 'enlace', 'descarga']),
  url: z.string(),
  subtitulos: z.string().nullable(),
  /** The address leads outside the portal; the client shows it in a sandboxed frame. */
  externo: z.boolean(),
});
export type Recurso = z.output<typeof recurso>;
