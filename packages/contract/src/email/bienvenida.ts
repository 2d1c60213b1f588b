import { z } from 'zod';
import { doneWith } from '../core/responses.ts';

/** Most letters of one call: more people than any portal has. */
export const LOTE_BIENVENIDA = 1_000_000;

/** How many welcome letters were queued, and why others were not. */
export const bienvenidas = doneWith({
  enviados: z.number(),
  sin_correo: z.number(),
  /** An earlier letter still waits in the outbox. */
  en_espera: z.number(),
  cesados: z.number(),
  /** No person of the caller's scope. */
  desconocidos: z.number(),
  /** Number of the bulk send; null when nothing was queued. */
  lote: z.number().nullable(),
});
