import { fold } from '@portal/contract/core';
import { type DatosPregunta, distintasDe, type TipoPregunta } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';

const OPCIONES = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;

/** Four texts, or the content of a question of another form. */
export interface Comparada extends Readonly<Record<(typeof OPCIONES)[number], string>> {
  readonly datos?: DatosPregunta | null | undefined;
}

/** Two parts of a question that are alike, by their letters or numbers, the field of the second, and the sentence of both. */
export interface Iguales {
  readonly campo: string;
  readonly una: string;
  readonly otra: string;
  readonly texto: Message;
}

/** Folds case, accents, width, blanks and invisible characters (P84). */
const plain = (text: string): string =>
  fold(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();

const letterOf = (place: number): string => 'ABCDEFGHIJ'.charAt(place);
const numberOf = (place: number): string => String(place + 1);

/** How the parts of a question are named. */
interface Nombres {
  readonly campo: (place: number) => string;
  readonly nombre: (place: number) => string;
  readonly clave: 'pregunta.importacion.opcionesIguales' | 'pregunta.errores.elementosIguales' | 'pregunta.errores.izquierdasIguales';
}

const DE_OPCIONES: Nombres = {
  campo: (place) => `datos.opciones.${place}.texto`,
  nombre: letterOf,
  clave: 'pregunta.importacion.opcionesIguales',
};
const CLASICA: Nombres = { ...DE_OPCIONES, campo: (place) => OPCIONES[place] ?? '' };
const NOMBRES: Readonly<Partial<Record<TipoPregunta, Nombres>>> = {
  ordenar: { campo: (place) => `datos.elementos.${place}.texto`, nombre: numberOf, clave: 'pregunta.errores.elementosIguales' },
  relacionar: {
    campo: (place) => `datos.pares.${place}.izquierda.texto`,
    nombre: numberOf,
    clave: 'pregunta.errores.izquierdasIguales',
  },
};

const firstPair = (claves: readonly string[]): readonly [number, number] | undefined => {
  const seen = new Map<string, number>();
  for (const [place, clave] of claves.entries()) {
    const before = seen.get(clave);
    if (before !== undefined) return [before, place];
    seen.set(clave, place);
  }
  return undefined;
};

/** Returns the first two parts of a question that read the same and show the same picture: no learner could choose between them. */
export function findIguales(pregunta: Comparada): Iguales | undefined {
  const { datos } = pregunta;
  const claves = datos
    ? distintasDe(datos).map(({ texto, imagen }) => `${imagen?.id_archivo ?? ''} ${plain(texto)}`)
    : OPCIONES.map((campo) => plain(pregunta[campo]));
  const found = firstPair(claves);
  if (!found) return undefined;
  const { campo, nombre, clave } = datos ? (NOMBRES[datos.tipo] ?? DE_OPCIONES) : CLASICA;
  const [una, otra] = [nombre(found[0]), nombre(found[1])];
  return { campo: campo(found[1]), una, otra, texto: message(clave, { una, otra }) };
}
