import type { moduloApi as calls, ModuloFila } from './modulo.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { curso } from '../curso/examples.ts';
import { STAMP } from '../examples/scene.ts';

const arqueo: ModuloFila = {
  id_modulo: 41,
  codigo: 'MOD-ARQUEO',
  titulo: 'Arqueo de caja',
  descripcion: null,
  codigo_estado: 1,
  codigo_categoria: 'general',
  categoria: 'General',
  etiquetas: null,
  id_empresa: null,
  empresa: null,
  curso: 1,
  tema: 2,
  ...STAMP,
};
const { id_curso, titulo } = curso.sel;

export const modulo = {
  sellst: [arqueo, { ...arqueo, id_modulo: 42, codigo: 'MOD-VUELTO', titulo: 'Dar el vuelto', curso: 0 }],
  ofCurso: [{ ...arqueo, id_curso_modulo: 1, id_curso, curso_titulo: titulo, numero_orden: 1 }],
} satisfies AnswersOf<typeof calls>;
