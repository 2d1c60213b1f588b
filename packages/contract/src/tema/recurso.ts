import { z } from 'zod';

/** Something to study: `url` can be opened as it is, for some hours, by whoever received it. */
export const recurso = z.object({
  titulo: z.string(),
  descripcion: z.string().nullable(),
  tipo: z.enum(['video', 'pdf', 'audio', 'pagina', 'enlace', 'descarga']),
  url: z.string(),
  subtitulos: z.string().nullable(),
  /** Comes from outside the portal: shown in a sandboxed frame. */
  externo: z.boolean(),
});
export type Recurso = z.output<typeof recurso>;
