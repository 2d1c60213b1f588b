import type { DatosDe, DatosPregunta, Respuesta, TipoPregunta } from './tipos/index.ts';
import { mostrarPregunta, puntajeDe } from './tipos/index.ts';

/** How a kind takes another key. */
interface Claves<Datos extends DatosPregunta> {
  /** Returns the question with these right answers instead of its own; undefined for answers that cannot be its key. */
  nueva(datos: Datos, respuestas: readonly Respuesta[]): Datos | undefined;
  /** Returns the question with these right answers besides; undefined where a question has one right answer alone. */
  tambien?(datos: Datos, respuestas: readonly Respuesta[]): Datos | undefined;
}

const numbersOf = (respuesta: Respuesta | undefined): readonly number[] | undefined =>
  Array.isArray(respuesta) ? (respuesta as readonly number[]) : undefined;

const words = (respuestas: readonly Respuesta[]): string[] => respuestas.filter((each) => typeof each === 'string');

const sinImagen = { orden: [], imagen: ({ descripcion }: { descripcion: string }) => ({ url: '', descripcion }) };

/** Right sides of a question of pairs as they are stored: equal ones are one. */
const derechasOf = (datos: DatosDe<'relacionar'>): readonly string[] =>
  mostrarPregunta(datos, sinImagen).mostrado.opciones.map(({ texto }) => texto);

/** Returns spellings that belong to a question at once, each once. */
const spellings = (datos: DatosDe<'corta'>, aceptadas: readonly string[]): DatosDe<'corta'> | undefined => {
  const all = [...new Set(aceptadas)];
  return all.length && all.length <= MAS_ACEPTADAS ? { ...datos, aceptadas: all } : undefined;
};

const MAS_ACEPTADAS = 20;
const MAS_VALORES = 10;

const valuesOf = (datos: DatosDe<'numerica'>, respuestas: readonly Respuesta[]): DatosDe<'numerica'>['valores'] =>
  words(respuestas).map((valor) => ({ valor, tolerancia: datos.valores[0]?.tolerancia ?? '0' }));

const CLAVES: { readonly [T in TipoPregunta]: Claves<DatosDe<T>> } = {
  unica: {
    nueva: (datos, [correcta]) => (typeof correcta === 'number' && datos.opciones[correcta - 1] ? { ...datos, correcta } : undefined),
  },
  verdadero_falso: { nueva: (datos, [correcta]) => ({ ...datos, correcta: correcta === 1 }) },
  multiple: {
    nueva: (datos, [respuesta]) => {
      const correctas = numbersOf(respuesta);
      return correctas?.length ? { ...datos, correctas: correctas.toSorted((a, b) => a - b) } : undefined;
    },
  },
  numerica: {
    nueva: (datos, respuestas) => ({ ...datos, valores: valuesOf(datos, respuestas) }),
    tambien: (datos, respuestas) => {
      const valores = [...datos.valores, ...valuesOf(datos, respuestas)];
      return valores.length <= MAS_VALORES ? { ...datos, valores } : undefined;
    },
  },
  corta: {
    nueva: (datos, respuestas) => spellings(datos, words(respuestas)),
    tambien: (datos, respuestas) => spellings(datos, [...datos.aceptadas, ...words(respuestas)]),
  },
  relacionar: {
    nueva: (datos, [respuesta]) => {
      const derechas = derechasOf(datos);
      const chosen = numbersOf(respuesta);
      if (chosen?.length !== datos.pares.length) return undefined;
      const pares = datos.pares.map((par, index) => ({ ...par, derecha: derechas[chosen[index]! - 1] ?? par.derecha }));
      const kept = new Set(pares.map(({ derecha }) => derecha));
      // A right side that no left one has any more stays among the choices.
      return { ...datos, pares, otras: derechas.filter((derecha) => !kept.has(derecha)) };
    },
  },
  ordenar: {
    nueva: (datos, [respuesta]) => {
      const places = numbersOf(respuesta);
      return places?.length === datos.elementos.length
        ? { ...datos, elementos: places.map((lugar) => datos.elementos[lugar - 1]!) }
        : undefined;
    },
  },
};

const clavesOf = ({ tipo }: DatosPregunta): Claves<DatosPregunta> => CLAVES[tipo];

/** Modes of correcting a key: take the question out, accept another answer besides, replace the key. */
export const MODOS_CLAVE = ['anular', 'tambien', 'nueva'] as const;
export type ModoClave = (typeof MODOS_CLAVE)[number];

/** Returns whether another key leaves the stored places of the parts as they are, so that an attempt may show the corrected question. */
export const conservaLugares = (tipo: TipoPregunta): boolean => tipo !== 'ordenar' && tipo !== 'relacionar';

/** Returns the question with another key, answers by stored places; undefined where its kind or the answers do not allow it. */
export const conClave = (datos: DatosPregunta, respuestas: readonly Respuesta[]): DatosPregunta | undefined =>
  clavesOf(datos).nueva(datos, respuestas);

/** Returns the question with further right answers; undefined for a kind that has one right answer alone. */
export const conClaveAdemas = (datos: DatosPregunta, respuestas: readonly Respuesta[]): DatosPregunta | undefined =>
  clavesOf(datos).tambien?.(datos, respuestas);

/** Answer of an attempt with the order of its parts. */
export interface RespuestaDada {
  readonly orden: readonly number[];
  readonly respuesta: Respuesta;
}

const placesOf = ({ orden, respuesta }: RespuestaDada): readonly number[] =>
  (numbersOf(respuesta) ?? []).map((position) => orden[position - 1] ?? position);

/** Returns the points of an answer by another right one, 0 to 1; `clave` by stored places. */
export function puntajeCon(datos: DatosPregunta, dada: RespuestaDada, clave: Respuesta): number {
  const other = conClave(datos, [clave]);
  if (!other) return 0;
  if (datos.tipo === 'ordenar') {
    const places = numbersOf(clave) ?? [];
    return puntajeDe(
      other,
      [],
      placesOf(dada).map((lugar) => places.indexOf(lugar) + 1),
    );
  }
  if (datos.tipo === 'relacionar' && other.tipo === 'relacionar') {
    const [before, after] = [derechasOf(datos), derechasOf(other)];
    return puntajeDe(
      other,
      [],
      placesOf(dada).map((lugar) => after.indexOf(before[lugar - 1]!) + 1),
    );
  }
  return puntajeDe(other, dada.orden, dada.respuesta);
}
