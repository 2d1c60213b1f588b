export {
  avanceOf,
  avancePorMes,
  isClosed,
  nextInPlan,
  promedioOf,
  sameOcurrencia,
  totalsOf,
  toTemaAlumno,
  type Ocurrencia,
} from './avance.rules.ts';
export {
  findOcurrenciasAlumno,
  findTemaAlumno,
  findTemasDelResultado,
  listPlanes,
  listTemasAlumno,
  lugarParams,
  ownerAt,
  type TemaAbrible,
} from './avance.service.ts';
export { enlaceDelPlan } from './enlace.rules.ts';
export { type LugarDelAlumno, type OcurrenciaLeida, TEMA_EN_LUGAR } from './ocurrencia.repository.ts';
export { getPanel } from './panel.service.ts';
export { findNombresDePlanes, type Nivel, planesOf } from './planes.repository.ts';
export { findPrimerosTemas, type PrimerTema } from './primer-tema.repository.ts';
export { deleteProgreso, totales } from './progreso.repository.ts';
export { findTerminados } from './terminado.repository.ts';
export type { ProgresoTema } from './progreso.rules.ts';
export {
  ensureProgress,
  lockProgress,
  lockProgressOf,
  type Matriculas,
  rebuildProgress,
  recomputeProgress,
  recomputeProgressOf,
  recountPeople,
  refreshPlanes,
  refreshPlanesOf,
  sumaAfter,
  tryConvalidar,
} from './progreso.service.ts';
export {
  type Contados,
  foldResumen,
  pendientesPorPlazo,
  planesContados,
  planesVigentes,
  sumasPorPersona,
  sumasPorPlan,
} from './resumen.repository.ts';
export { type Suma, SUMAR_PLAN, SUMAR_TEMA } from './suma.repository.ts';
