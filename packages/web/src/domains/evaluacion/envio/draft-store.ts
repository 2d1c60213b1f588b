import { z } from 'zod';
import { DRAFTS } from '../../../core/offline/kept-session.ts';
import { offlineOf } from '../../../core/offline/offline.ts';
import { type Ocurrencia, ocurrenciaKey } from '../../../core/router/ocurrencia.ts';

const eleccion = z.object({ respuesta: z.number().int().min(1).max(4), fecha: z.number() });

/** Questionnaire that its person has not sent yet (P12), kept on the device by person and topic occurrence. */
export const draft = z.object({
  id_evaluacion: z.number(),
  respuestas: z.record(z.string(), eleccion),
  /** 10-100, null until chosen. */
  escala: z.number().nullable(),
  comentario: z.string(),
});
export type Draft = z.output<typeof draft>;

/** Returns the draft of an attempt without answers. */
export const emptyDraft = (id_evaluacion: number): Draft => ({ id_evaluacion, respuestas: {}, escala: null, comentario: '' });

const keyOf = (ocurrencia: Ocurrencia) => DRAFTS + ocurrenciaKey(ocurrencia);
const shelfOf = (idUsuario: number) => offlineOf(idUsuario).store.shelf;

/** Returns the stored draft, or undefined when there is none or it is unreadable. */
export const readDraft = (idUsuario: number, ocurrencia: Ocurrencia): Draft | undefined =>
  draft.safeParse(shelfOf(idUsuario).get(keyOf(ocurrencia))).data;

/** Stores a draft. With a full or forbidden storage it lives in the page alone, and `usePendingChoices` sends every choice to the server too. */
export const writeDraft = (idUsuario: number, ocurrencia: Ocurrencia, value: Draft): void =>
  shelfOf(idUsuario).set(keyOf(ocurrencia), value);

/** Deletes a draft. */
export const removeDraft = (idUsuario: number, ocurrencia: Ocurrencia): void => shelfOf(idUsuario).remove(keyOf(ocurrencia));
