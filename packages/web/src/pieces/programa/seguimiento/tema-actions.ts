import type { TemaAlumno } from '@portal/contract/asignacion';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';

interface Accion {
  readonly name: 'cuestionario' | 'evaluacionSimple' | 'reintentar' | 'revision' | 'certificado';
  readonly target:
    | ReturnType<typeof temaHref>
    | ReturnType<typeof href<'/evaluacionresultado'>>
    | ReturnType<typeof href<'/certificadovisor'>>;
  /** Marks the action that continues the plan. */
  readonly main?: boolean;
}

/** Returns the actions of a topic for its learner (P62); while it is locked or in its pause, at most the review of an attempt. */
export function actionsOf(tema: TemaAlumno, paused = false): Accion[] {
  const { bloqueado, aprobado, id_evaluacion: id, cuestionario } = tema;
  const simple = cuestionario === 0;
  const open = { name: simple ? ('evaluacionSimple' as const) : ('cuestionario' as const), target: temaHref(tema), main: true };
  if (id === 0) return bloqueado || paused ? [] : [open];
  const review = { name: 'revision' as const, target: href('/evaluacionresultado', { id }) };
  if (aprobado) return [review, { name: 'certificado', target: href('/certificadovisor', { id }) }];
  return bloqueado || paused ? [review] : [{ ...open, name: 'reintentar' }, review];
}
