import { z } from 'zod';
import { respuestas } from './respuestas.ts';
import { type Ocurrencia, ocurrenciaKey, ocurrenciaOf } from '../../../core/router/ocurrencia.ts';

/**
 * What a learner has chosen and the server has not acknowledged yet (P12). It lives in this browser, by person and
 * topic occurrence, and goes away with the acknowledgement.
 */
const draft = z.object({
  id_evaluacion: z.number(),
  respuestas,
  /** 10-100, null until chosen. */
  escala: z.number().nullable(),
  comentario: z.string(),
  /** The person pressed send and no answer came back yet. */
  enviando: z.boolean(),
});
export type Draft = z.output<typeof draft>;

export const emptyDraft = (id_evaluacion: number): Draft => ({
  id_evaluacion,
  respuestas: {},
  escala: null,
  comentario: '',
  enviando: false,
});

const prefixOf = (idUsuario: number) => `UCJ-borrador:${idUsuario}:`;
const keyOf = (idUsuario: number, ocurrencia: Ocurrencia) => prefixOf(idUsuario) + ocurrenciaKey(ocurrencia);

/** The kept draft, or undefined when there is none that can be read. */
export function readDraft(idUsuario: number, ocurrencia: Ocurrencia): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(localStorage.getItem(keyOf(idUsuario, ocurrencia)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export interface Unsent {
  readonly ocurrencia: Ocurrencia;
  readonly draft: Draft;
}

/** What a person has sent from this browser and nobody has acknowledged. */
export function readUnsent(idUsuario: number): Unsent[] {
  const prefix = prefixOf(idUsuario);
  return Object.keys(localStorage).flatMap((key) => {
    const ocurrencia = key.startsWith(prefix) ? ocurrenciaOf(key.slice(prefix.length)) : undefined;
    const kept = ocurrencia && readDraft(idUsuario, ocurrencia);
    return ocurrencia && kept?.enviando ? [{ ocurrencia, draft: kept }] : [];
  });
}

/** Keeps a draft; a full or forbidden storage leaves the drafts that the server keeps. */
export function writeDraft(idUsuario: number, ocurrencia: Ocurrencia, value: Draft): void {
  try {
    localStorage.setItem(keyOf(idUsuario, ocurrencia), JSON.stringify(value));
  } catch {
    // Private mode or a full disk: every answer also goes to the server as it is chosen.
  }
}

export function removeDraft(idUsuario: number, ocurrencia: Ocurrencia): void {
  try {
    localStorage.removeItem(keyOf(idUsuario, ocurrencia));
  } catch {
    // Nothing was kept, so nothing stays.
  }
}
