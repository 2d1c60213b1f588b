import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';
import { imagenCalls } from './imagen.ts';

/** Path of the resumable uploads (tus protocol, admin only), relative to `/api`. */
export const SUBIDA_PATH = '/archivo/subida';

/** Calls of uploaded files (`docs/decisions/006`). */
export const archivoApi = {
  /** Answers the bytes, with ranges. A ticket replaces the session: frames and players send no header (`docs/decisions/006`). */
  abrir: endpoint('GET', '/archivo/:id/:nombre', {
    access: 'publico',
    summary: 'Entrega un archivo del portal a quien presenta un boleto vigente; admite rangos.',
    params: z.object({ id, nombre: z.string().min(1).max(255) }),
    query: z.object({
      boleto: z.string().max(200).optional(),
      /** 1: `Content-Disposition: attachment`, the browser saves the file. */
      descarga: z.enum(['0', '1']).optional(),
    }),
    response: z.unknown(),
  }),
  sel: endpoint('GET', '/archivo/sel/:id', {
    access: 'admin',
    scope: 'content',
    reads: true,
    areas: ['contenido'],
    summary: 'Describe un archivo del portal: nombre, tipo, tamaño y una dirección para abrirlo.',
    params: idParams,
    response: z.object({
      id_archivo: z.number(),
      nombre: z.string(),
      tipo_mime: z.string(),
      /** Bytes. */
      tamano: z.number(),
      /** Address with a ticket for the person who asks. */
      url: z.string(),
    }),
  }),
  ins: endpoint('POST', '/archivo/ins', {
    access: 'admin',
    scope: 'none',
    areas: ['contenido'],
    summary: 'Guarda como archivo del portal una subida completa, si su contenido es de un tipo admitido.',
    body: z.object({
      /** Id of the tus upload: the last segment of its address. */
      subida: z.string().regex(/^[0-9a-f]{32}$/),
      nombre: text(200),
    }),
    response: doneWith({
      id_archivo: z.number(),
      nombre: z.string(),
      tipo_mime: z.string(),
      /** Bytes. */
      tamano: z.number(),
      sha256: z.string(),
      /** Address that a topic or content item stores: `/archivo/{id}/{name}`. */
      direccion: z.string(),
    }),
  }),
  ...imagenCalls,
};
