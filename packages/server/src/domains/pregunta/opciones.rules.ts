import { fold } from '@portal/contract/core';
import { type DatosPregunta, partesSituadas, type TipoPregunta } from '@portal/contract/pregunta';
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
  readonly nombre: (place: number) => string;
  readonly clave: 'pregunta.importacion.opcionesIguales' | 'pregunta.errores.elementosIguales' | 'pregunta.errores.izquierdasIguales';
}

const DE_OPCIONES: Nombres = { nombre: letterOf, clave: 'pregunta.importacion.opcionesIguales' };
const NOMBRES: Readonly<Partial<Record<TipoPregunta, Nombres>>> = {
  ordenar: { nombre: numberOf, clave: 'pregunta.errores.elementosIguales' },
  relacionar: { nombre: numberOf, clave: 'pregunta.errores.izquierdasIguales' },
};

/** Part with its field in what is sent. */
interface Situada {
  readonly campo: string;
  readonly parte: { readonly texto: string; readonly imagen?: { readonly id_archivo: number } | undefined };
}

const partesOf = ({ datos, ...textos }: Comparada): Situada[] =>
  datos
    ? partesSituadas(datos).map(({ campo, parte }) => ({ campo: `datos.${campo}.texto`, parte }))
    : OPCIONES.map((campo) => ({ campo, parte: { texto: textos[campo] } }));

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
  const partes = partesOf(pregunta);
  const found = firstPair(partes.map(({ parte: { texto, imagen } }) => `${imagen?.id_archivo ?? ''} ${plain(texto)}`));
  if (!found) return undefined;
  const { nombre, clave } = NOMBRES[pregunta.datos?.tipo ?? 'unica'] ?? DE_OPCIONES;
  const [una, otra] = [nombre(found[0]), nombre(found[1])];
  return { campo: partes[found[1]]!.campo, una, otra, texto: message(clave, { una, otra }) };
}
