import { temaAlumno, type TemaAlumno } from '@portal/contract';

const PLACE = { id_planestudio: 1, id_programa: 2, id_curso: 3, id_modulo: 4, id_tema: 5, posicion: 1 };
const TITLES = { plan: 'Inducción', programa: 'Bienvenida', curso: 'La empresa', modulo: 'Historia', titulo: 'Nuestra historia' };
const TOPIC = { descripcion: null, cuestionario: 1, numero_preguntas: 5, duracion: 12 };
const DATES = { fecha_asignado: '2026-11-01T15:00:00.000Z', fecha_inicio: '2026-11-01', fecha_fin: '2026-12-31' };
const PENDING = { estado: 'Pendiente', vencido: false, bloqueado: false, requisito: null };
const NO_ATTEMPT = { id_evaluacion: 0, nota: null, notaminima: 70, aprobado: false, intentos: 0 };

/** A pending topic as the server sends it, checked against the contract. */
export const buildTemaAlumno = (over: Partial<TemaAlumno> = {}): TemaAlumno =>
  temaAlumno.parse({ ...PLACE, ...TITLES, ...TOPIC, ...DATES, ...PENDING, ...NO_ATTEMPT, ...over });
