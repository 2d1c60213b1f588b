import { z } from 'zod';
import { type Draft, draftKey, shelfOf } from './draft-store.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';

const eleccion = z.object({ respuesta: z.number().int().min(1).max(4), fecha: z.number() });

/** Schema of a stored draft, which an earlier version of the portal may have written. */
export const draft: z.ZodType<Draft> = z.object({
  id_evaluacion: z.number(),
  respuestas: z.record(z.string(), eleccion),
  escala: z.number().nullable(),
  comentario: z.string(),
});

/** Returns the stored draft, or undefined when there is none or it is unreadable. */
export const readDraft = (idUsuario: number, ocurrencia: Ocurrencia): Draft | undefined =>
  draft.safeParse(shelfOf(idUsuario).get(draftKey(ocurrencia))).data;
