import type { TemaAlumno } from '@portal/contract/asignacion';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';

interface Accion {
  readonly name: ReturnType<typeof verbOf> | 'revision' | 'certificado';
  readonly target:
    | ReturnType<typeof temaHref>
    | ReturnType<typeof href<'/evaluacionresultado'>>
    | ReturnType<typeof href<'/certificadovisor'>>;
  /** Marks the action that continues the plan. */
  readonly main?: boolean;
}

/** Returns what a learner does with a topic: begin what was never opened, go on with what is open, try again what failed (P62). */
export function verbOf({ intentos, abierto }: Pick<TemaAlumno, 'intentos' | 'abierto'>): 'empezar' | 'continuar' | 'reintentar' {
  if (abierto) return 'continuar';
  return intentos > 0 ? 'reintentar' : 'empezar';
}

/** Returns the actions of a topic for its learner (P62); while it is locked or in its pause, at most the review of an attempt. */
export function actionsOf(tema: TemaAlumno, paused = false): Accion[] {
  const { bloqueado, aprobado, id_evaluacion: id } = tema;
  const open = { name: verbOf(tema), target: temaHref(tema), main: true };
  if (id === 0) return bloqueado || paused ? [] : [open];
  const review = { name: 'revision' as const, target: href('/evaluacionresultado', { id }) };
  if (aprobado) return [review, { name: 'certificado', target: href('/certificadovisor', { id }) }];
  return bloqueado || paused ? [review] : [open, review];
}
