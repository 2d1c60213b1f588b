export {
  avanceOf,
  avancePorMes,
  nextInPlan,
  promedioOf,
  sameOcurrencia,
  totalsOf,
  toTemaAlumno,
  type Ocurrencia,
} from './asignacion.rules.ts';
export { type LugarDelAlumno, type OcurrenciaLeida, TEMA_EN_LUGAR } from './ocurrencia.repository.ts';
export {
  findOcurrenciasAlumno,
  findTemaAlumno,
  findTemasDelResultado,
  getKpi,
  getKpiAdmin,
  listPlanes,
  listTemas,
  listTemasAlumno,
  lugarParams,
  ownerAt,
  type TemaAbrible,
} from './asignacion.service.ts';
export { CERTIFICADOS, OF_PEOPLE as ASIGNACIONES } from './lista.repository.ts';
export { RAZON } from './razon.repository.ts';
export { findGrupos, saveReglas } from './asignar.repository.ts';
export { findPlanesDeGrupo, findPorReglas, type PlanDelGrupo, planesPorReglas } from './regla/regla-personas.repository.ts';
export { getPanel } from './panel.service.ts';
export { assign } from './asignar.service.ts';
export { findNombresDePlanes } from './planes.repository.ts';
export { assignNewMembers, assignPending } from './use-cases/assign-new-members.ts';
export { writeAvisos } from './aviso/use-cases/write-avisos.ts';
export {
  ensureProgress,
  lockProgress,
  rebuildProgress,
  recomputeProgress,
  refreshPlanes,
  refreshPlanesOf,
  sumaAfter,
} from './progreso.service.ts';
export type { ProgresoTema } from './progreso.rules.ts';
export { type Suma, SUMAR_PLAN, SUMAR_TEMA } from './suma.repository.ts';
export { type Nivel, planesOf } from './planes.repository.ts';
export { sinAsignacion, type SinAsignarFilter } from './sin-asignar.repository.ts';
export { enlaceDelPlan } from './enlace.rules.ts';
export { findPrimerosTemas, type PrimerTema } from './primer-tema.repository.ts';
export { foldResumen, planesContados, sumasPorPersona, sumasPorPlan } from './resumen.repository.ts';
export { forgetSimulaciones } from './simulacion/simulacion.repository.ts';
export { findTemaDeContenido, findTemasDePregunta, findTemasSinNota } from './efecto/efecto.repository.ts';
export { avisarCambio, ensayar, type Tocado } from './efecto/efecto.service.ts';
