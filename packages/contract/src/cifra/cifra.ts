/** Unit of a figure: percentages and grades go from 0 to 100, an NPS from -100 to 100, a rating from 10 to 100. */
export type CifraUnit = 'percent' | 'count' | 'grade' | 'days' | 'score' | 'day' | 'minutes';

/** Things that a figure counts or describes. */
export type CifraCounted =
  | 'personas'
  | 'asignaciones'
  | 'ocurrencias'
  | 'intentos'
  | 'opiniones'
  | 'certificados'
  | 'ingresos'
  | 'dias'
  | 'planes'
  | 'temas'
  | 'respuestas';

/** Whether something counts: it does, it is left out, or the figure has nothing to do with it. */
export type CifraPart = 'cuentan' | 'fuera' | 'ajeno';

/** Meaning of one figure (P21, P100): what it counts and what takes part in it. Words: `cifra.cifras.<id>` of the catalogue; docs/cifras.md. */
export interface Cifra {
  readonly unit: CifraUnit;
  readonly counts: CifraCounted;
  /** Moment that a range of days chooses by: opening of the assignment, end of the attempt, sign-in; none if days do not change the figure. */
  readonly fechas: 'apertura' | 'intento' | 'ingreso' | 'ninguna';
  /** People with a `fecha_cese` that has come. */
  readonly cesados: CifraPart;
  /** Closed assignments. */
  readonly cerradas: CifraPart;
  /** Annulled attempts and certificates. */
  readonly anulados: CifraPart;
  /** Administrators and support with assignments of their own. */
  readonly personal: CifraPart;
  /** Inactive plans. `pedido`: only where a report is asked for that plan. */
  readonly inactivos: CifraPart | 'pedido';
}

type Facts = Omit<Cifra, 'unit'>;

/** People of a company, with or without assignments. */
const PEOPLE: Facts = {
  counts: 'personas',
  fechas: 'ninguna',
  cesados: 'fuera',
  cerradas: 'ajeno',
  anulados: 'ajeno',
  personal: 'cuentan',
  inactivos: 'ajeno',
};
/** Active people with an open assignment. */
const ASSIGNED: Facts = { ...PEOPLE, fechas: 'apertura', cerradas: 'fuera', anulados: 'fuera', inactivos: 'pedido' };
/** Active topic occurrences of the plans of assigned people. */
const OCCURRENCES: Facts = { ...ASSIGNED, counts: 'ocurrencias' };
/** Finished valid attempts, whoever made them and whatever became of the assignment. */
const ATTEMPTS: Facts = { ...ASSIGNED, counts: 'intentos', fechas: 'intento', cesados: 'cuentan', cerradas: 'cuentan' };
/** Opinions of finished valid attempts. */
const OPINIONS: Facts = { ...ATTEMPTS, counts: 'opiniones' };
/** Answers to a version of a question in the first valid attempt of each person at its topic (P290). */
const ANSWERS: Facts = { ...ATTEMPTS, counts: 'respuestas', fechas: 'ninguna', inactivos: 'cuentan' };
/** Days of a plan. */
const DAYS: Facts = { ...ATTEMPTS, counts: 'dias' };
/** Days that the dates of the plan say. */
const PROGRAMMED: Facts = { ...DAYS, fechas: 'ninguna', cesados: 'ajeno', cerradas: 'ajeno', anulados: 'ajeno', personal: 'ajeno' };

/** Every figure that a list, a card, a chart or a file shows, each with one meaning everywhere (P21). */
export const CIFRAS = {
  usuarios: { unit: 'count', ...PEOPLE },
  usuariosActivos: { unit: 'count', ...PEOPLE },
  usuariosRegistrados: { unit: 'count', ...PEOPLE, cesados: 'cuentan' },
  sinAsignar: { unit: 'count', ...PEOPLE, fechas: 'apertura', cerradas: 'fuera', inactivos: 'fuera' },
  asignados: { unit: 'count', ...ASSIGNED },
  aprobados: { unit: 'count', ...ASSIGNED },
  pendientes: { unit: 'count', ...ASSIGNED },
  vencidos: { unit: 'count', ...ASSIGNED },
  evaluados: { unit: 'count', ...ASSIGNED },
  porcentajeEvaluados: { unit: 'percent', ...ASSIGNED },
  temas: { unit: 'count', ...OCCURRENCES },
  temasAprobados: { unit: 'count', ...OCCURRENCES },
  temasPendientes: { unit: 'count', ...OCCURRENCES },
  temasVencidos: { unit: 'count', ...OCCURRENCES },
  avance: { unit: 'percent', ...OCCURRENCES },
  promedio: { unit: 'grade', ...OCCURRENCES },
  certificados: { unit: 'count', ...OCCURRENCES, counts: 'certificados' },
  certificadosEmitidos: {
    unit: 'count',
    ...OCCURRENCES,
    counts: 'certificados',
    fechas: 'ninguna',
    cesados: 'cuentan',
    cerradas: 'cuentan',
  },
  evaluaciones: { unit: 'count', ...ATTEMPTS },
  intentos: { unit: 'count', ...ATTEMPTS },
  nota: { unit: 'grade', ...ATTEMPTS },
  notaMinima: { unit: 'grade', ...ATTEMPTS },
  duracion: { unit: 'minutes', ...ATTEMPTS },
  encuestas: { unit: 'count', ...OPINIONS },
  promotores: { unit: 'percent', ...OPINIONS },
  neutros: { unit: 'percent', ...OPINIONS },
  detractores: { unit: 'percent', ...OPINIONS },
  nps: { unit: 'score', ...OPINIONS },
  rating: { unit: 'score', ...OPINIONS },
  ratingHistorico: { unit: 'score', ...OPINIONS, fechas: 'ninguna' },
  contestadas: { unit: 'count', ...ANSWERS },
  facilidad: { unit: 'percent', ...ANSWERS },
  discriminacion: { unit: 'score', ...ANSWERS },
  eficiencia: { unit: 'score', ...ANSWERS },
  parteOpcion: { unit: 'percent', ...ANSWERS },
  correlacionOpcion: { unit: 'score', ...ANSWERS },
  accesos: { unit: 'count', ...PEOPLE, counts: 'ingresos', fechas: 'ingreso', cesados: 'cuentan' },
  diasProgramados: { unit: 'days', ...PROGRAMMED },
  diasEjecutados: { unit: 'days', ...DAYS },
  diferenciaDias: { unit: 'days', ...DAYS },
  inicioEjecutado: { unit: 'day', ...DAYS },
  finEjecutado: { unit: 'day', ...DAYS },
  diasPorVencer: { unit: 'days', ...ASSIGNED, counts: 'dias', fechas: 'ninguna', inactivos: 'fuera' },
  planesActivos: { unit: 'count', ...PROGRAMMED, counts: 'planes', inactivos: 'fuera' },
  temasActivos: { unit: 'count', ...PROGRAMMED, counts: 'temas', inactivos: 'ajeno' },
} as const satisfies Record<string, Cifra>;

/** Name of a figure in the registry. */
export type CifraId = keyof typeof CIFRAS;
