import type { ResponseOf } from '../core/endpoint.ts';
import type { email as calls } from '../email/email.ts';
import type { AnswersOf } from './answers-of.ts';
import { done } from './scene.ts';

/** One letter queued. */
export const bienvenida: ResponseOf<typeof calls.bienvenida> = {
  ...done,
  message: 'Bienvenida en camino',
  clave: 'email.bienvenida',
  enviados: 1,
  sin_correo: 0,
  en_espera: 0,
  cesados: 0,
  desconocidos: 0,
};

export const email = {
  bienvenida,
} satisfies AnswersOf<typeof calls>;
