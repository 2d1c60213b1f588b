import { type DatosPregunta, leerRespuesta, mostrarPregunta, type Palabras, palabrasDe, vistaEnPalabras } from '@portal/contract/pregunta';
import type { Fila } from './conjunto.rules.ts';

/** Returns an answer in words, without the content of its question, which has the key. */
export function wordRespuesta({ datos, orden_opciones: orden, ...fila }: Fila, palabras: Palabras): Fila {
  const respuesta = leerRespuesta(fila);
  if (datos === null || respuesta === undefined) return fila;
  const shown = mostrarPregunta(datos as DatosPregunta, vistaEnPalabras((orden as readonly number[] | null) ?? []));
  return { ...fila, respuesta_texto: palabrasDe(shown, respuesta, palabras) };
}
