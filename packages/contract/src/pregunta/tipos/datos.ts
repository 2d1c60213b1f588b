import { z } from 'zod';
import { corta } from './corta.ts';
import { multiple } from './multiple.ts';
import { numerica } from './numerica.ts';
import { ordenar } from './ordenar.ts';
import { relacionar } from './relacionar.ts';
import type { Tipo } from './tipo.ts';
import { unica } from './unica.ts';
import { verdaderoFalso } from './verdadero-falso.ts';

/** Stored content of a question with its key; `tipo` says of which kind. */
export const datosPregunta = z.discriminatedUnion('tipo', [
  unica.datos,
  multiple.datos,
  verdaderoFalso.datos,
  numerica.datos,
  corta.datos,
  relacionar.datos,
  ordenar.datos,
]);
export type DatosPregunta = z.output<typeof datosPregunta>;

/** Every kind of question; the only switch over kinds. */
const TIPOS = { unica, multiple, verdadero_falso: verdaderoFalso, numerica, corta, relacionar, ordenar } as const;

export type TipoPregunta = keyof typeof TIPOS;

export type DatosDe<T extends TipoPregunta> = Extract<DatosPregunta, { readonly tipo: T }>;

/** Returns the rules of a kind. */
export const rulesOf = (tipo: TipoPregunta): Tipo<DatosPregunta> => TIPOS[tipo];
