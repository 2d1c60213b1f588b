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
  lote: 6,
};

/** One letter about assigned plans queued, one person without address. */
export const asigna: ResponseOf<typeof calls.asigna> = {
  ...done,
  message: 'Se avisa a 1 persona; 1 sin correo',
  clave: 'email.asigna.hecho',
  enviados: 1,
  sin_correo: 1,
  rebotados: 0,
  cesados: 0,
  ya_avisadas: 0,
  cerradas: 0,
  planes_terminados: 0,
  planes_inactivos: 0,
  desconocidas: 0,
  lote: 7,
  personas_sin_correo: [
    {
      id_usuario: 8,
      codigo_usuario: 'A2',
      personal: 'Bruno Paz',
      telefono: '987 654 321',
      planes: 'Plan de ingreso',
      fecha_fin: '2026-12-31',
    },
  ],
};

export const email = {
  asigna,
  bienvenida,
} satisfies AnswersOf<typeof calls>;
