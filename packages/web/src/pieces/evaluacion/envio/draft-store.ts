import type { Respuestas } from './respuestas.ts';
import { DRAFTS } from '../../../core/offline/kept-session.ts';
import { offlineOf } from '../../../core/offline/offline.ts';
import type { Shelf } from '../../../core/offline/shelf.ts';
import { type Ocurrencia, ocurrenciaKey } from '../../../core/router/ocurrencia.ts';

/** Questionnaire that its person has not sent yet (P12), kept on the device by person and topic occurrence. */
export interface Draft {
  readonly id_evaluacion: number;
  readonly respuestas: Respuestas;
  /** 10-100, null until chosen. */
  readonly escala: number | null;
  readonly comentario: string;
}

/** Returns the draft of an attempt without answers. */
export const emptyDraft = (id_evaluacion: number): Draft => ({ id_evaluacion, respuestas: {}, escala: null, comentario: '' });

/** Key of a draft on the shelf of its person. */
export const draftKey = (ocurrencia: Ocurrencia): string => DRAFTS + ocurrenciaKey(ocurrencia);

/** Returns the shelf of a person on the device; it holds their drafts too. */
export const shelfOf = (idUsuario: number): Shelf => offlineOf(idUsuario).store.shelf;

/** Stores a draft. With a full or forbidden storage it lives in the page alone, and `usePendingChoices` sends every choice to the server too. */
export const writeDraft = (idUsuario: number, ocurrencia: Ocurrencia, value: Draft): void =>
  shelfOf(idUsuario).set(draftKey(ocurrencia), value);

/** Deletes a draft. */
export const removeDraft = (idUsuario: number, ocurrencia: Ocurrencia): void => shelfOf(idUsuario).remove(draftKey(ocurrencia));
