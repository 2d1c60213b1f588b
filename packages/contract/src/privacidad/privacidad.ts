import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';
import { retencion } from './retencion.ts';

/** Data that an erasure of a person deletes, and data that stays (P164). */
const consecuencias = z.object({
  personal: z.string(),
  /** When the person was put under a pseudonym; null: not yet. */
  fecha_seudonimo: z.string().nullable(),
  /** Removed or emptied. */
  sesiones: z.number(),
  correos: z.number(),
  ausencias: z.number(),
  comentarios: z.number(),
  /** Kept under the pseudonym. */
  intentos: z.number(),
  certificados: z.number(),
  entradas: z.number(),
  /** Years for which identity, names and values of the log are kept sealed. */
  sello_anios: z.number(),
});
export type ConsecuenciasSupresion = z.output<typeof consecuencias>;

/** Calls about the personal data of one person: export, erasure, and the seal (P162, P164, P165); and how long data are kept (P175). */
export const privacidadApi = {
  exportar: endpoint('GET', '/privacidad/exportar/:id', {
    access: 'propio',
    scope: 'record',
    stepUp: 'datos',
    interruptible: true,
    reads: true,
    summary: 'Todo lo que el portal guarda de una persona, como .zip: un archivo JSON por clase de registro y una página para leer.',
    params: idParams,
    response: z.unknown(),
  }),
  consecuencias: endpoint('GET', '/privacidad/consecuencias/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Qué se quita y qué queda si se suprimen los datos de una persona.',
    params: idParams,
    response: consecuencias,
  }),
  suprimir: endpoint('POST', '/privacidad/suprimir', {
    access: 'admin',
    scope: 'record',
    stepUp: 'suprimir',
    summary: 'Suprime los datos de una persona: queda bajo un seudónimo, sin vuelta atrás, y no entra más.',
    body: z.object({ id_usuario: id }),
    response: doneWith({ seudonimo: z.string() }),
  }),
  abrirSello: endpoint('POST', '/privacidad/sello/abrir', {
    access: 'admin',
    scope: 'unlimited',
    stepUp: 'sello',
    summary: 'Abre lo que la ley manda conservar de una persona suprimida; el motivo queda en el registro de actividad.',
    body: z.object({ id_usuario: id, motivo: text(500) }),
    response: doneWith({ sellos: z.array(z.string()) }),
  }),
  ...retencion,
};
