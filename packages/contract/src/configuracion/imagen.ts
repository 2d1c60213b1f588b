import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { done, doneWith } from '../core/responses.ts';

/** Bounds of a picture: its media types, bytes, and pixels of a side. */
interface Limites {
  readonly tipos: readonly ('image/png' | 'image/jpeg' | 'image/webp')[];
  readonly bytes: number;
  readonly minimo: number;
  readonly maximo: number;
}

const icono = (side: number): Limites => ({ tipos: ['image/png'], bytes: 262_144, minimo: side, maximo: side });

/**
 * Pictures of the brand beside the logo (P128): panel of the sign-in, and the icons that the browser derives from the logo when it is saved. A
 * `mascara` has its motif in the inner circle, because a phone may cut its icons to any shape.
 */
export const IMAGENES_MARCA = {
  panel: { tipos: ['image/png', 'image/jpeg', 'image/webp'], bytes: 1_048_576, minimo: 320, maximo: 4096 },
  icono192: icono(192),
  icono512: icono(512),
  mascara512: icono(512),
} as const satisfies Record<string, Limites>;

/** Name of a picture of the brand. */
export type ImagenMarca = keyof typeof IMAGENES_MARCA;

/** Names of the pictures of the brand. */
export const NOMBRES_IMAGEN = ['panel', 'icono192', 'icono512', 'mascara512'] as const satisfies readonly ImagenMarca[];

const params = z.object({ nombre: z.enum(NOMBRES_IMAGEN) });

/** Calls that write the pictures of the brand. */
export const imagenCalls = {
  imagenIns: endpoint('POST', '/configuracion/imagen/:nombre', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Guarda una imagen de la marca: el panel del ingreso, o un icono que el navegador hace del logo.',
    params,
    bodyTypes: ['application/octet-stream'],
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, { params: { clave: 'formato' } }),
    response: doneWith({ imagen: z.string() }),
  }),
  imagenDel: endpoint('DELETE', '/configuracion/imagen/:nombre', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Quita una imagen de la marca: vuelve la del portal.',
    params,
    response: done,
  }),
};

/** Public call that answers a picture of the brand. */
export const imagenPublica = endpoint('GET', '/portal/imagen/:nombre', {
  access: 'publico',
  summary: 'Una imagen de la marca; sin ella, 404 para el panel y el icono del portal para los demás.',
  params,
  query: z.object({ v: z.string().max(64).optional() }),
  response: z.unknown(),
});
