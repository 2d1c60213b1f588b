import { z } from 'zod';
import { text } from '../../core/fields.ts';
import {
  caracteresDe,
  comunes,
  enOrden,
  lugarOf,
  mostrarImagen,
  mostrarPartes,
  parte,
  posicionesDe,
  posicionOf,
  situar,
  sonPosiciones,
  TEXTO_PREGUNTA_MAX,
  textoDeParte,
  type Tipo,
} from './tipo.ts';

const derecha = text(TEXTO_PREGUNTA_MAX);

const datos = z.object({
  tipo: z.literal('relacionar'),
  ...comunes,
  pares: z
    .array(z.object({ izquierda: parte, derecha }))
    .min(2)
    .max(10),
  /** Further right sides, which belong to no left one. */
  otras: z.array(derecha).max(5).default([]),
  /** An answer that is right in part gets a part of the point. */
  parcial: z.boolean().default(false),
});
export type DatosRelacionar = z.output<typeof datos>;

/** Returns the different right sides: equal ones are one choice. */
const derechasOf = ({ pares, otras }: DatosRelacionar): string[] => [...new Set([...pares.map((par) => par.derecha), ...otras])];

const izquierdasOf = ({ pares }: DatosRelacionar) => pares.map(({ izquierda }) => izquierda);

/** A right side is chosen for each left one. The right sides turn; the left ones keep their order. */
export const relacionar = {
  datos,
  partes: (own) => derechasOf(own).length,
  mostrar: (own, vista) => ({
    ...mostrarImagen(own.imagen, vista),
    izquierdas: mostrarPartes(izquierdasOf(own), { ...vista, orden: [] }),
    opciones: enOrden(derechasOf(own), vista.orden).map((texto) => ({ texto })),
  }),
  admite: ({ izquierdas = [], opciones }, respuesta) => sonPosiciones(respuesta, opciones.length) && respuesta.length === izquierdas.length,
  puntaje: (own, orden, respuesta) => {
    if (!Array.isArray(respuesta)) return 0;
    const derechas = derechasOf(own);
    const right = own.pares.filter((par, index) => derechas[lugarOf(orden, Number(respuesta[index]))] === par.derecha).length;
    if (right === own.pares.length) return 1;
    return own.parcial ? right / own.pares.length : 0;
  },
  clave: (own, orden) => {
    const derechas = derechasOf(own);
    return own.pares.map((par) => posicionOf(orden, derechas.indexOf(par.derecha)));
  },
  conClave: (own, [respuesta]) => {
    const derechas = derechasOf(own);
    const chosen = posicionesDe(respuesta);
    if (chosen.length !== own.pares.length) return undefined;
    const pares = own.pares.map((par, index) => ({ ...par, derecha: derechas[chosen[index]! - 1] ?? par.derecha }));
    const kept = new Set(pares.map((par) => par.derecha));
    // A right side that no left one has any more stays among the choices.
    return { ...own, pares, otras: derechas.filter((each) => !kept.has(each)) };
  },
  lugarCon: (own, otra, lugar) => derechasOf(otra).indexOf(derechasOf(own)[lugar] ?? ''),
  caracteres: (own) => caracteresDe(izquierdasOf(own)) + derechasOf(own).join('').length,
  palabras: ({ izquierdas = [], opciones }, respuesta) =>
    Array.isArray(respuesta)
      ? respuesta
          .map((position: number, index) => `${textoDeParte(izquierdas[index])} → ${textoDeParte(opciones[position - 1])}`)
          .join(' · ')
      : '',
  comentarios: (own, orden, respuesta) => {
    if (!Array.isArray(respuesta)) return [];
    const derechas = derechasOf(own);
    return own.pares.flatMap((par, index) => {
      const right = derechas[lugarOf(orden, Number(respuesta[index]))] === par.derecha;
      return !right && par.izquierda.comentario ? [par.izquierda.comentario] : [];
    });
  },
  situadas: (own) => situar(izquierdasOf(own), (place) => `pares.${place}.izquierda`),
} satisfies Tipo<DatosRelacionar>;
