import type { empresaApi as calls, EmpresaFila } from './empresa.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';

const supermercados: EmpresaFila = {
  id_empresa: 2,
  codigo_empresa: 'GA-02',
  empresa: 'Supermercados Andino S.A.',
  ruc: '20100070970',
  direccion: 'Av. Los Incas 120, Lima',
  actividad: 'Supermercados',
  codigo_gerente: 'G0002',
  codigo_director: null,
  codigo_estado: 1,
  gerente: 'Rosa Quispe Mamani',
  director: null,
  usuarios: 96,
  centros_costo: 12,
  ...STAMP,
};

export const empresa = {
  sellst: [
    supermercados,
    {
      ...supermercados,
      id_empresa: 3,
      codigo_empresa: 'GA-03',
      empresa: 'Farmacias Vida Andina S.A.C.',
      ruc: null,
      codigo_gerente: null,
      gerente: null,
      usuarios: 66,
    },
    { ...supermercados, id_empresa: 17, codigo_empresa: 'GA-17', empresa: 'Instituto Andino', ruc: null, codigo_estado: 2, usuarios: 0 },
  ],
  sel: supermercados,
  ins: { ...done, id_empresa: 18, avisos: [] },
  upd: { ...done, id_empresa: supermercados.id_empresa, version: 2, avisos: [] },
  del: done,
} satisfies AnswersOf<typeof calls>;
