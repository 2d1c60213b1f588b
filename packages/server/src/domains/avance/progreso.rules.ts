import { round2 } from '@portal/contract/core';

/** Fields of a graded attempt on which progress depends. `fecha_fin` is ISO 8601. */
export interface IntentoCalificado {
  readonly id_evaluacion: number;
  readonly nota: number | null;
  readonly aprobado: boolean;
  readonly fecha_fin: string;
}

/** Progress of a learner in one occurrence: the best attempt, and the number of finished ones (P14). */
export interface ProgresoTema {
  readonly intentos: number;
  readonly nota: number | null;
  readonly aprobado: boolean;
  readonly id_evaluacion: number;
  /** Moment of the first approval; null without one. */
  readonly fecha_aprobado: string | null;
  readonly fecha_ultima: string;
  /** Approved at another place, and not here (P274): grade, attempt and moment are those of there. */
  readonly convalidado: boolean;
}

/** Change of the totals of learner and plan by one graded attempt. */
export interface ProgresoDelta {
  readonly aprobados: number;
  readonly calificados: number;
  readonly suma_notas: number;
  readonly evaluaciones: number;
}

type Counting = Pick<ProgresoTema, 'nota' | 'aprobado'>;

/** Compares attempts: approved before failed, then the higher grade, then the earlier one. `rebuildProgresoTema` orders the same way. */
const isBetter = (attempt: Counting, current: Counting): boolean =>
  attempt.aprobado === current.aprobado ? (attempt.nota ?? -1) > (current.nota ?? -1) : attempt.aprobado;

const earliest = (a: string | null, b: string | null): string | null => (a !== null && (b === null || a <= b) ? a : b);

/** Returns the progress after `attempt`; `before` is undefined for the first one. */
export function addIntento(before: ProgresoTema | undefined, attempt: IntentoCalificado): ProgresoTema {
  const approval = attempt.aprobado ? attempt.fecha_fin : null;
  if (!before) {
    const { id_evaluacion, nota, aprobado, fecha_fin } = attempt;
    return { intentos: 1, id_evaluacion, nota, aprobado, fecha_aprobado: approval, fecha_ultima: fecha_fin, convalidado: false };
  }
  const convalidado = before.convalidado && !attempt.aprobado;
  const { id_evaluacion, nota, aprobado } = before.convalidado !== convalidado || isBetter(attempt, before) ? attempt : before;
  return {
    intentos: before.intentos + 1,
    id_evaluacion,
    nota,
    aprobado,
    fecha_aprobado: before.convalidado && approval !== null ? approval : earliest(before.fecha_aprobado, approval),
    fecha_ultima: before.intentos === 0 || attempt.fecha_fin > before.fecha_ultima ? attempt.fecha_fin : before.fecha_ultima,
    convalidado,
  };
}

/** Returns the change of a plan's totals after a change of one active occurrence. */
export function deltaOf(before: ProgresoTema | undefined, after: ProgresoTema): ProgresoDelta {
  const graded = (progress: ProgresoTema | undefined) => (progress && progress.nota !== null ? 1 : 0);
  return {
    aprobados: Number(after.aprobado) - Number(before?.aprobado ?? false),
    calificados: graded(after) - graded(before),
    suma_notas: round2((after.nota ?? 0) - (before?.nota ?? 0)),
    evaluaciones: after.intentos - (before?.intentos ?? 0),
  };
}
