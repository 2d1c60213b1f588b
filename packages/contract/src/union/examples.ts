import type { LadoUnion, UnionFila, unionApi as calls } from './union.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

const conservado: LadoUnion = {
  id: 2,
  codigo: 'GA-14',
  nombre: 'Agroindustrias Valle del Ande S.A.C.',
  empresa: null,
  activo: true,
  personas: 96,
  persona: null,
};
const unido: LadoUnion = {
  id: 18,
  codigo: 'GA-99',
  nombre: 'AGROINDUSTRIAS VALLE DEL ANDE',
  empresa: null,
  activo: true,
  personas: 4,
  persona: null,
};

const efectos = [
  { efecto: 'personas' as const, nombre: null, total: 4 },
  { efecto: 'parametros_unidos' as const, nombre: null, total: 1 },
  { efecto: 'plan' as const, nombre: 'Plan de inducción', total: 3 },
];

const deLista: UnionFila = {
  id_union: 61,
  fecha_creacion: '2026-11-21T15:00:00.000Z',
  clase: 'empresa',
  unido: 'GA-99 · AGROINDUSTRIAS VALLE DEL ANDE',
  conservado: 'GA-14 · Agroindustrias Valle del Ande S.A.C.',
  autor: 'Ricardo Villanueva Soto',
  estado: 'hecha',
  id_conservado: 2,
  deshacible: 1,
};

const vuelta = { ...done, vuelven: [efectos[0]!], quedan: [{ efecto: 'parametros' as const, nombre: null, total: 1 }] };

/** Answers of the joins. */
export const union = {
  simular: { ...done, conservado, unido, efectos, huella: 'k3Jd0x' },
  confirmar: { ...done, id_union: 61, efectos: efectos.slice(0, 2) },
  deshacer: vuelta,
  simularDeshacer: vuelta,
  sellst: [
    deLista,
    { ...deLista, id_union: 60, clase: 'cargo', unido: 'AUX · Auxiliar', conservado: 'AUXI · Auxiliar', estado: 'deshecha', deshacible: 0 },
  ],
} satisfies AnswersOf<typeof calls>;
