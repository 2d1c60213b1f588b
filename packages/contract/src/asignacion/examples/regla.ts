import type { ReglaFila, reglas as calls } from '../regla-lista.ts';
import type { AnswersOf } from '../../examples/answers-of.ts';
import { done, PLACE, PLACE_TITLES } from '../../examples/scene.ts';

/** A rule in force of a limited mix and one of nothing but a group, withdrawn. */
const regla: ReglaFila = {
  id_regla: 61,
  id_planestudio: PLACE.id_planestudio,
  plan: PLACE_TITLES.plan,
  nombre: 'Almaceneros nuevos',
  condicion: 'Empresa «Grupo Andino» y Cargo «Almacenero», o bien Grupo «General» y Fecha de ingreso desde el 01/01/2026',
  alternativas: [
    [
      { campo: 'empresa', valores: [{ id: 1, texto: 'Grupo Andino' }], ajenos: 0, desde: null, hasta: null },
      { campo: 'cargo', valores: [{ id: 21, texto: 'Almacenero' }], ajenos: 0, desde: null, hasta: null },
    ],
    [
      { campo: 'grupo', valores: [{ id: 1, texto: 'General' }], ajenos: 0, desde: null, hasta: null },
      { campo: 'ingreso', valores: [], ajenos: 0, desde: '2026-01-01', hasta: null },
    ],
  ],
  empresas: null,
  codigo_estado: 1,
  plan_cerrado: 0,
  asignados: 11,
  sin_plan: 1,
  avisar: 0,
  autor: 'Carla Quispe Ñahui',
  fecha: '2026-11-02T14:30:00.000Z',
  version: 1,
  puede_retirar: true,
};
const retirada: ReglaFila = {
  ...regla,
  id_regla: 62,
  nombre: '',
  condicion: 'Grupo «General»',
  alternativas: [[{ campo: 'grupo', valores: [{ id: 1, texto: 'General' }], ajenos: 0, desde: null, hasta: null }]],
  codigo_estado: 2,
  sin_plan: 3,
  avisar: 0,
};

export const reglas = {
  reglas: [regla, retirada],
  regla,
  reglasDe: [regla, retirada],
  estadoRegla: { ...done, version: 2, asignados: 0 },
} satisfies AnswersOf<typeof calls>;
