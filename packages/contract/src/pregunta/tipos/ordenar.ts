import { z } from 'zod';
import {
  caracteresDe,
  comunes,
  lugarOf,
  mostrarImagen,
  mostrarPartes,
  parte,
  posicionesDe,
  posicionOf,
  situar,
  sonDistintas,
  sonPosiciones,
  textoDeParte,
  type Tipo,
} from './tipo.ts';

const datos = z.object({
  tipo: z.literal('ordenar'),
  ...comunes,
  /** In their right order. */
  elementos: z.array(parte).min(3).max(10),
  /** An answer that is right in part gets a part of the point. */
  parcial: z.boolean().default(false),
});
export type DatosOrdenar = z.output<typeof datos>;

/** 3 to 10 elements are put in order: the answer lists their shown positions, the first one first. */
export const ordenar = {
  datos,
  partes: ({ elementos }) => elementos.length,
  mostrar: ({ imagen, elementos }, vista) => ({ ...mostrarImagen(imagen, vista), opciones: mostrarPartes(elementos, vista) }),
  admite: ({ opciones }, respuesta) =>
    sonPosiciones(respuesta, opciones.length) && respuesta.length === opciones.length && sonDistintas(respuesta),
  puntaje: ({ elementos, parcial }, orden, respuesta) => {
    if (!Array.isArray(respuesta)) return 0;
    const right = elementos.filter((_, index) => lugarOf(orden, Number(respuesta[index])) === index).length;
    if (right === elementos.length) return 1;
    return parcial ? right / elementos.length : 0;
  },
  clave: ({ elementos }, orden) => elementos.map((_, index) => posicionOf(orden, index)),
  conClave: (own, [respuesta]) => {
    const places = posicionesDe(respuesta);
    return places.length === own.elementos.length ? { ...own, elementos: places.map((lugar) => own.elementos[lugar - 1]!) } : undefined;
  },
  lugarCon: ({ elementos }, otra, lugar) => otra.elementos.indexOf(elementos[lugar]!),
  caracteres: ({ elementos }) => caracteresDe(elementos),
  palabras: ({ opciones }, respuesta) =>
    Array.isArray(respuesta)
      ? respuesta.map((position: number, index) => `${index + 1}. ${textoDeParte(opciones[position - 1])}`).join(' · ')
      : '',
  comentarios: ({ elementos }, orden, respuesta) =>
    Array.isArray(respuesta)
      ? elementos.flatMap((each, index) => (lugarOf(orden, Number(respuesta[index])) !== index && each.comentario ? [each.comentario] : []))
      : [],
  situadas: ({ elementos }) => situar(elementos, (place) => `elementos.${place}`),
} satisfies Tipo<DatosOrdenar>;
