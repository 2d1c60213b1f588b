import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';

/** Media types of the pictures of questions. None is the content of a topic (`TIPOS_CONTENIDO`). */
export const TIPOS_IMAGEN = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type TipoImagen = (typeof TIPOS_IMAGEN)[number];

/** Most bytes of a picture. */
export const IMAGEN_MAX_BYTES = 5 * 1024 * 1024;
/** Most pixels of a side of a picture. */
export const IMAGEN_MAX_LADO = 4096;

/** Calls of the pictures of questions. */
export const imagenCalls = {
  /** Answers the bytes. The sealed ticket replaces the session: the browser's own request of a picture sends no header. */
  imagen: endpoint('GET', '/archivo/imagen/:boleto', {
    access: 'publico',
    summary: 'Entrega la imagen de una pregunta a quien presenta su boleto.',
    params: z.object({ boleto: z.string().min(1).max(64) }),
    response: z.unknown(),
  }),
  imagenIns: endpoint('POST', '/archivo/imagen', {
    access: 'admin',
    scope: 'none',
    areas: ['contenido'],
    summary: 'Guarda una imagen PNG, JPEG o WebP para las preguntas.',
    bodyTypes: ['application/octet-stream'],
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, { params: { clave: 'formato' } }),
    response: doneWith({
      id_archivo: z.number(),
      /** Pixels. */
      ancho: z.number(),
      alto: z.number(),
      /** Address for the staff; a learner gets another one in each attempt. */
      url: z.string(),
    }),
  }),
  imagenSel: endpoint('GET', '/archivo/imagen/sel/:id', {
    access: 'admin',
    scope: 'content',
    reads: true,
    areas: ['contenido'],
    summary: 'Dirección de la imagen de una pregunta, para quien la edita.',
    params: idParams,
    response: z.object({ id_archivo: z.number(), url: z.string() }),
  }),
};
