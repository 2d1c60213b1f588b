import type { DatosDe, ImagenPregunta, Parte, TipoPregunta } from '@portal/contract/pregunta';

/** Content of a question while it is written: its key may still be missing. */
export type BorradorDe<T extends TipoPregunta> = T extends 'unica'
  ? Omit<DatosDe<'unica'>, 'correcta'> & { readonly correcta: number | null }
  : T extends 'verdadero_falso'
    ? Omit<DatosDe<'verdadero_falso'>, 'correcta'> & { readonly correcta: boolean | null }
    : DatosDe<T>;
export type Borrador = { readonly [T in TipoPregunta]: BorradorDe<T> }[TipoPregunta];

/** Parts of a question that it keeps when its kind changes. */
export interface Previo {
  readonly imagen?: ImagenPregunta | undefined;
  readonly explicacion?: string | undefined;
  readonly partes: readonly Parte[];
  /** Right parts by their places from 1. */
  readonly correctas: readonly number[];
  readonly parcial: boolean;
}

export const VACIA: Parte = { texto: '' };

export const SIN_NADA: Previo = { partes: [], correctas: [], parcial: false };

const soloTexto = (texto: string): Parte => ({ texto });

function partesDe(datos: Borrador): readonly Parte[] {
  if ('opciones' in datos) return datos.opciones;
  if ('elementos' in datos) return datos.elementos;
  if ('pares' in datos) return datos.pares.map(({ izquierda }) => izquierda);
  if ('aceptadas' in datos) return datos.aceptadas.map(soloTexto);
  return 'valores' in datos ? datos.valores.map(({ valor }) => soloTexto(valor)) : [];
}

function correctasDe(datos: Borrador): readonly number[] {
  if ('correctas' in datos) return datos.correctas;
  if (datos.tipo === 'unica') return datos.correcta === null ? [] : [datos.correcta];
  return 'aceptadas' in datos || 'valores' in datos ? partesDe(datos).map((_, index) => index + 1) : [];
}

/** Returns what another kind can keep of a question. */
export const previoDe = (datos: Borrador): Previo => ({
  ...comunesDe(datos),
  partes: partesDe(datos),
  correctas: correctasDe(datos),
  parcial: 'parcial' in datos && datos.parcial,
});

/** Returns the fields that every kind has. */
export const comunesDe = ({ imagen, explicacion }: Pick<Previo, 'imagen' | 'explicacion'>) => ({
  ...(imagen && { imagen }),
  ...(explicacion && { explicacion }),
});

/** Returns whether a question has a part with a text or a picture. */
export const tienePartes = (datos: Borrador): boolean => partesDe(datos).some(({ texto, imagen }) => texto !== '' || imagen);

/** Returns parts filled up to `min` with empty ones, and cut after ten. */
export const completar = (partes: readonly Parte[], min: number): Parte[] => [
  ...partes.slice(0, 10),
  ...Array.from({ length: Math.max(0, min - partes.length) }, () => VACIA),
];

/** Returns the texts of the right parts; of all, where none is marked. */
export const textosCorrectos = ({ partes, correctas }: Previo): string[] =>
  partes
    .filter((_, index) => correctas.length === 0 || correctas.includes(index + 1))
    .map(({ texto }) => texto)
    .filter((texto) => texto !== '');
