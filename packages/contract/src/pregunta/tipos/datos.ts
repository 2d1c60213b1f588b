import { z } from 'zod';
import { corta } from './corta.ts';
import { multiple } from './multiple.ts';
import { numerica } from './numerica.ts';
import { ordenar } from './ordenar.ts';
import { relacionar } from './relacionar.ts';
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
