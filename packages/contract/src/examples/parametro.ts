import type { parametro as calls } from '../parametro/parametro.ts';
import type { AnswersOf } from './answers-of.ts';

export const parametro = {
  ofDominio: [
    { id_parametro: 1, id_dominio: 1, id_empresa: null, codigo_parametro: 'general', parametro: 'General' },
    { id_parametro: 2, id_dominio: 1, id_empresa: null, codigo_parametro: 'seguridad', parametro: 'Seguridad' },
  ],
} satisfies AnswersOf<typeof calls>;
