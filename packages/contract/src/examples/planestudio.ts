import type { planestudio as calls } from '../planestudio/planestudio.ts';
import type { AnswersOf } from './answers-of.ts';
import { PLACE, PLACE_TITLES, STAMP } from './scene.ts';

const ingreso = {
  id_planestudio: PLACE.id_planestudio,
  denominacion: PLACE_TITLES.plan,
  fecha_inicio: '2026-11-01',
  fecha_fin: '2026-12-31',
};

const fila = {
  ...ingreso,
  codigo_estado: 1,
  notifica_nivel1: 7,
  notifica_nivel2: null,
  notifica_nivel3: null,
  programas: 1,
  cursos: 1,
  modulos: 1,
  temas: 2,
  cuestionarios: 2,
  duracion: 0.4,
  promedio: 82.5,
  con_avisos: false,
  ...STAMP,
};

export const planestudio = {
  sellst: [fila],
  sel: fila,
  tablero: [
    { lugar: 'destacado', id_planestudio: PLACE.id_planestudio, denominacion: PLACE_TITLES.plan },
    { lugar: 'destacado', id_planestudio: 2, denominacion: 'Inducción Retail' },
    { lugar: 'ultimo', id_planestudio: 3, denominacion: 'Prevención de riesgos' },
  ],
  dashboard: [
    { id_empresa: 1, empresa: 'Grupo Andino', usuarios: 120, avance: '82.50' },
    { id_empresa: 2, empresa: 'Tiendas del Sur', usuarios: 40, avance: '100' },
    { id_empresa: 3, empresa: 'Transportes Ñandú', usuarios: 7, avance: '0' },
  ],
  ofUsuario: { ...ingreso, temas: 2, aprobados: 0, avance: 0, promedio: null, terminado: false },
} satisfies AnswersOf<typeof calls>;
