import type { cursoApi as calls, CursoFila } from './curso.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done, STAMP } from '../examples/scene.ts';

const caja: CursoFila = {
  id_curso: 31,
  codigo: 'CUR-CAJA',
  titulo: 'Caja y cobros',
  descripcion: 'Cómo se cobra.',
  codigo_estado: 1,
  etiquetas: 'caja',
  id_empresa: null,
  empresa: null,
  programa: 1,
  modulo: 1,
  ...STAMP,
};

export const curso = {
  sellst: [
    caja,
    { ...caja, id_curso: 32, codigo: 'CUR-ETICA', titulo: 'Ética en la tienda', codigo_estado: 2, etiquetas: 'valores' },
    { ...caja, id_curso: 33, codigo: 'CUR-ALMACEN', titulo: 'Almacén seguro', codigo_estado: 0, etiquetas: 'almacén' },
  ],
  sel: caja,
  ins: { ...done, id_curso: 34, avisos: [] },
  upd: { ...done, id_curso: caja.id_curso, version: 2, avisos: [] },
  del: done,
  duplicar: {
    ...done,
    message: 'Copia creada, inactiva',
    clave: 'registro.copiado',
    id_curso: 34,
    id_copia: 8,
    creados: { curso: 1, modulo: 2, tema: 5, pregunta: 20 },
    preguntas_iguales: [],
  },
} satisfies AnswersOf<typeof calls>;
