import type { parametroApi as calls, ParametroFila } from './parametro.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';

const lima: ParametroFila = {
  id_parametro: 61,
  id_dominio: 6,
  codigo_parametro: '0301',
  parametro: 'Tienda Lima Centro',
  id_empresa: 2,
  codigo_estado: 1,
  empresa: 'Supermercados Andino S.A.',
  usos: 12,
  ...STAMP,
};

export const parametro = {
  sellst: [
    lima,
    { ...lima, id_parametro: 62, parametro: 'Tienda Cusco', id_empresa: 3, empresa: 'Farmacias Vida Andina S.A.C.', usos: 0 },
    { ...lima, id_parametro: 63, codigo_parametro: '0100', parametro: 'Administración', id_empresa: null, empresa: null, codigo_estado: 2 },
  ],
  sel: lima,
  ins: { ...done, id_parametro: 64, avisos: [] },
  upd: { ...done, id_parametro: lima.id_parametro, version: 2, avisos: [] },
  updId: { ...done, id_parametro: lima.id_parametro, version: 2, avisos: [] },
  del: done,
  ofDominio: [
    { id_parametro: 1, id_dominio: 1, id_empresa: null, codigo_parametro: 'general', parametro: 'General' },
    { id_parametro: 2, id_dominio: 1, id_empresa: null, codigo_parametro: 'seguridad', parametro: 'Seguridad' },
  ],
} satisfies AnswersOf<typeof calls>;
