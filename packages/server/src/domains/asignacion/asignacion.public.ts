export { CERTIFICADOS, OF_PEOPLE as ASIGNACIONES } from './lista.repository.ts';
export { RAZON } from './razon.repository.ts';
export { findGrupos, saveReglas } from './asignar.repository.ts';
export {
  type CambioDePersonas,
  findPlanesCon,
  findPorReglas,
  type PlanDelGrupo,
  planesPorReglas,
} from './regla/regla-personas.repository.ts';
export { copyReglas, countLlevables, findReglas } from './regla/llevar.repository.ts';
export { huellaDeFilas } from './regla/regla.rules.ts';
export { prorrogar } from './prorroga/prorroga.service.ts';
export { assign } from './asignar.service.ts';
export { assignNewMembers, assignPending } from './use-cases/assign-new-members.ts';
export { writeAvisos } from './aviso/use-cases/write-avisos.ts';
export { sinAsignacion, sinAsignacionConRol, type SinAsignarFilter } from './sin-asignar.repository.ts';
export { forgetSimulaciones } from './simulacion/simulacion.repository.ts';
export { findTemaDeContenido, findTemasDePregunta, findTemasSinNota, hasPersonas } from './efecto/efecto.repository.ts';
export { avisarCambio, ensayar, type Tocado } from './efecto/efecto.service.ts';
export { judgePairs, parejasDeIds } from './juicio.repository.ts';
