import { z } from 'zod';
import { type Draft, draftKey, shelfOf } from './draft-store.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';

/** A chosen option, as every draft had it before migration 093, a text, or positions; 0 among these: not chosen yet. */
const respuesta = z.union([z.number().int().min(1).max(10), z.string(), z.array(z.number().int().min(0).max(15)).max(15)]);
const eleccion = z.object({ respuesta, fecha: z.number() });

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
