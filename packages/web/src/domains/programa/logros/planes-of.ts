import type { ProgramaAlumno } from '../programa.queries.ts';
import type { PlanResumen } from '../../../pieces/programa/plan/plan-resumen.ts';

/** Plan of a learner with its programs. */
interface PlanDeLogros extends PlanResumen {
  readonly programas: readonly ProgramaAlumno[];
}

/** Returns the plans of all programs with their counts, in the order of what comes first. */
export function planesOf(programas: readonly ProgramaAlumno[]): PlanDeLogros[] {
  const planes = new Map<number, PlanDeLogros>();
  for (const programa of programas) {
    const { id_planestudio, plan, fecha_fin, temas, aprobados } = programa;
    const before = planes.get(id_planestudio) ?? { id_planestudio, plan, fecha_fin, temas: 0, aprobados: 0, programas: [] };
    planes.set(id_planestudio, {
      ...before,
      temas: before.temas + temas,
      aprobados: before.aprobados + aprobados,
      programas: [...before.programas, programa],
    });
  }
  return [...planes.values()];
}
