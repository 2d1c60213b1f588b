import type { PreguntaVista } from '@portal/contract/evaluacion';
import { type DatosPregunta, datosDe, mostrarPregunta, type TextosPregunta, type Vista } from '@portal/contract/pregunta';

/** Active question of a topic with its key, for staff. */
export interface PreguntaBanco extends TextosPregunta, Pick<PreguntaVista, 'id_pregunta' | 'pregunta' | 'tipo'> {
  /** Null: four texts. */
  readonly datos: DatosPregunta | null;
  /** Number of parts that an attempt turns. */
  readonly partes: number;
}

/** Drawn question with the order of its parts; empty: as stored. */
export interface PreguntaPrevia extends PreguntaBanco {
  readonly orden: readonly number[];
}

/** Returns a drawn question as learners see it, without the key (P11). */
export function showPrevia(row: PreguntaPrevia, imagen: Vista['imagen']): PreguntaVista & { readonly orden: number[] } {
  const { id_pregunta, pregunta, datos, orden } = row;
  const { tipo, mostrado } = mostrarPregunta(datosDe(row), { orden, imagen });
  const [a, b, c, d] = datos ? [] : mostrado.opciones.map(({ texto }) => texto);
  const textos = { rpta_a: a ?? '', rpta_b: b ?? '', rpta_c: c ?? '', rpta_d: d ?? '' };
  return { id_pregunta, pregunta, tipo, mostrado: datos && mostrado, ...textos, orden: [...orden] };
}

/** Returns whether an order names each part once; an empty one is that of the bank. */
export const isOrden = (orden: readonly number[], partes: number): boolean =>
  orden.length === 0 || (orden.length === partes && orden.toSorted((a, b) => a - b).every((parte, index) => parte === index + 1));
