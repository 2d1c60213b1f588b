import { z } from 'zod';
import { integer } from '../../core/fields.ts';
import {
  caracteresDe,
  comunes,
  lugarOf,
  mostrarImagen,
  mostrarPartes,
  posicionesDe,
  posicionOf,
  situar,
  sonDistintas,
  sonPosiciones,
  textoDeParte,
  type Tipo,
} from './tipo.ts';
import { OPCIONES_MAX, opciones } from './unica.ts';

const datos = z
  .object({
    tipo: z.literal('multiple'),
    ...comunes,
    opciones,
    correctas: z.array(integer(1, OPCIONES_MAX)).min(1).max(OPCIONES_MAX),
    orden_fijo: z.boolean().default(false),
    /** An answer that is right in part gets a part of the point. */
    parcial: z.boolean().default(false),
  })
  .refine((one) => sonDistintas(one.correctas) && one.correctas.every((each) => each <= one.opciones.length), {
    path: ['correctas'],
    params: { clave: 'opcion' },
  });
export type DatosMultiple = z.output<typeof datos>;

/** One or more of 2 to 10 options are right. */
export const multiple = {
  datos,
  partes: ({ opciones: all, orden_fijo }) => (orden_fijo ? 0 : all.length),
  mostrar: ({ imagen, opciones: all }, vista) => ({ ...mostrarImagen(imagen, vista), opciones: mostrarPartes(all, vista) }),
  admite: ({ opciones: all }, respuesta) => sonPosiciones(respuesta, all.length) && respuesta.length > 0 && sonDistintas(respuesta),
  puntaje: ({ correctas, parcial }, orden, respuesta) => {
    if (!Array.isArray(respuesta)) return 0;
    const right = respuesta.filter((position: number) => correctas.includes(lugarOf(orden, position) + 1)).length;
    const wrong = respuesta.length - right;
    if (right === correctas.length && wrong === 0) return 1;
    return parcial ? Math.max(0, (right - wrong) / correctas.length) : 0;
  },
  clave: ({ correctas }, orden) => correctas.map((each) => posicionOf(orden, each - 1)).toSorted((a, b) => a - b),
  conClave: (own, [respuesta]) => {
    const correctas = posicionesDe(respuesta).toSorted((a, b) => a - b);
    return correctas.length ? { ...own, correctas } : undefined;
  },
  caracteres: ({ opciones: all }) => caracteresDe(all),
  palabras: ({ opciones: all }, respuesta) =>
    Array.isArray(respuesta) ? respuesta.map((position: number) => textoDeParte(all[position - 1])).join(' · ') : '',
  comentarios: ({ opciones: all }, orden, respuesta) =>
    Array.isArray(respuesta) ? respuesta.flatMap((position: number) => all[lugarOf(orden, position)]?.comentario || []) : [],
  situadas: ({ opciones: all }) => situar(all, (place) => `opciones.${place}`),
} satisfies Tipo<DatosMultiple>;
