import { z } from 'zod';
import { respuestas } from './respuestas.ts';
import { type Ocurrencia, ocurrenciaKey, ocurrenciaOf } from '../../../core/router/ocurrencia.ts';

/**
 * A questionnaire that the server has not acknowledged yet (P12), kept in localStorage by person and topic occurrence
 * until the acknowledgement.
 */
const draft = z.object({
  id_evaluacion: z.number(),
  respuestas,
  /** 10-100, null until chosen. */
  escala: z.number().nullable(),
  comentario: z.string(),
  /** True from pressing send until the server answers. */
  enviando: z.boolean(),
});
export type Draft = z.output<typeof draft>;

/** Returns the draft of an attempt without answers. */
export const emptyDraft = (id_evaluacion: number): Draft => ({
  id_evaluacion,
  respuestas: {},
  escala: null,
  comentario: '',
  enviando: false,
});

const prefixOf = (idUsuario: number) => `UCJ-borrador:${idUsuario}:`;
const keyOf = (idUsuario: number, ocurrencia: Ocurrencia) => prefixOf(idUsuario) + ocurrenciaKey(ocurrencia);

/** Returns the stored draft, or undefined when there is none or it is unreadable. */
export function readDraft(idUsuario: number, ocurrencia: Ocurrencia): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(localStorage.getItem(keyOf(idUsuario, ocurrencia)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Draft that was sent without an acknowledgement, with its topic occurrence. */
export interface Unsent {
  readonly ocurrencia: Ocurrencia;
  readonly draft: Draft;
}

/** Returns the drafts that a person sent from this browser and the server has not acknowledged. */
export function readUnsent(idUsuario: number): Unsent[] {
  const prefix = prefixOf(idUsuario);
  return Object.keys(localStorage).flatMap((key) => {
    const ocurrencia = key.startsWith(prefix) ? ocurrenciaOf(key.slice(prefix.length)) : undefined;
    const kept = ocurrencia && readDraft(idUsuario, ocurrencia);
    return ocurrencia && kept?.enviando ? [{ ocurrencia, draft: kept }] : [];
  });
}

/** Stores a draft; ignores a full or forbidden storage. */
export function writeDraft(idUsuario: number, ocurrencia: Ocurrencia, value: Draft): void {
  try {
    localStorage.setItem(keyOf(idUsuario, ocurrencia), JSON.stringify(value));
  } catch {
    // Private mode or a full disk: `usePendingChoices` sends every choice to the server too.
  }
}

/** Deletes a draft; ignores a forbidden storage. */
export function removeDraft(idUsuario: number, ocurrencia: Ocurrencia): void {
  try {
    localStorage.removeItem(keyOf(idUsuario, ocurrencia));
  } catch {
    // A forbidden storage holds no draft.
  }
}
