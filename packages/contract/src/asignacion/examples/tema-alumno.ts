import type { TemaAlumno } from '../tema-alumno.ts';
import { PLACE, PLACE_TITLES, TOPICS } from '../../examples/scene.ts';

/** First topic of the plan, pending. */
export const temaAlumno: TemaAlumno = {
  ...PLACE,
  ...PLACE_TITLES,
  ...TOPICS[0],
  descripcion: 'Qué extintor se usa y cómo.',
  cuestionario: 1,
  numero_preguntas: 3,
  duracion: 12,
  fecha_asignado: '2026-11-01T15:00:00.000Z',
  fecha_inicio: '2026-11-01',
  fecha_fin: '2026-12-31',
  estado: 'Pendiente',
  vencido: false,
  bloqueado: false,
  id_requisito: null,
  requisito: null,
  listo: true,
  espera_hasta: null,
  id_evaluacion: 0,
  nota: null,
  notaminima: 70,
  aprobado: false,
  aprobado_antes: null,
  aprobado_en: null,
  intentos: 0,
  abierto: false,
  posicion: 1,
};

/** Second topic, locked until the first one is approved. */
export const temaSiguiente: TemaAlumno = {
  ...temaAlumno,
  ...TOPICS[1],
  descripcion: null,
  bloqueado: true,
  id_requisito: TOPICS[0].id_tema,
  requisito: TOPICS[0].titulo,
  posicion: 2,
};
