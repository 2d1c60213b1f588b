import type { dominioApi as calls, DominioFila } from './dominio.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';

const centros: DominioFila = {
  id_dominio: 6,
  dominio: 'Centros de costo',
  clave: 'centro_costo',
  parametros: 3,
  fijo: true,
  ...STAMP,
};

export const dominio = {
  sellst: [
    centros,
    { ...centros, id_dominio: 8, dominio: 'Departamentos', clave: 'departamento', parametros: 9 },
    { ...centros, id_dominio: 101, dominio: 'Zonas de reparto', clave: 'zonas_de_reparto', parametros: 0, fijo: false },
  ],
  sel: centros,
  ins: { ...done, id_dominio: 102, avisos: [] },
  upd: { ...done, id_dominio: centros.id_dominio, version: 2, avisos: [] },
  del: done,
} satisfies AnswersOf<typeof calls>;
