import { z } from 'zod';
import { integer } from '../../core/fields.ts';
import {
  caracteresDe,
  comunes,
  lugarOf,
  mostrarImagen,
  mostrarPartes,
  parte,
  posicionOf,
  situar,
  textoDeParte,
  type Tipo,
} from './tipo.ts';

/** Most options of a question. */
export const OPCIONES_MAX = 10;

export const opciones = z.array(parte).min(2).max(OPCIONES_MAX);

const datos = z
  .object({ tipo: z.literal('unica'), ...comunes, opciones, correcta: integer(1, OPCIONES_MAX), orden_fijo: z.boolean().default(false) })
  .refine((one) => one.correcta <= one.opciones.length, { path: ['correcta'], params: { clave: 'opcion' } });
export type DatosUnica = z.output<typeof datos>;

/** One of 2 to 10 options is right. */
export const unica = {
  datos,
  partes: ({ opciones: all, orden_fijo }) => (orden_fijo ? 0 : all.length),
  mostrar: ({ imagen, opciones: all }, vista) => ({ ...mostrarImagen(imagen, vista), opciones: mostrarPartes(all, vista) }),
  admite: ({ opciones: all }, respuesta) =>
    typeof respuesta === 'number' && Number.isInteger(respuesta) && respuesta >= 1 && respuesta <= all.length,
  puntaje: ({ correcta }, orden, respuesta) => (typeof respuesta === 'number' && lugarOf(orden, respuesta) === correcta - 1 ? 1 : 0),
  clave: ({ correcta }, orden) => posicionOf(orden, correcta - 1),
  conClave: (own, [correcta]) => (typeof correcta === 'number' && own.opciones[correcta - 1] ? { ...own, correcta } : undefined),
  caracteres: ({ opciones: all }) => caracteresDe(all),
  palabras: ({ opciones: all }, respuesta) => (typeof respuesta === 'number' ? textoDeParte(all[respuesta - 1]) : ''),
  comentarios: ({ opciones: all }, orden, respuesta) => {
    const chosen = typeof respuesta === 'number' ? all[lugarOf(orden, respuesta)]?.comentario : undefined;
    return chosen ? [chosen] : [];
  },
  situadas: ({ opciones: all }) => situar(all, (place) => `opciones.${place}`),
} satisfies Tipo<DatosUnica>;
