import type { api, PreguntaAlumno, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { listTemasAlumno } from '../asignacion/asignacion.public.ts';
import { findPreguntas, openAttempt } from '../evaluacion/evaluacion.public.ts';
import { chooseOcurrencia } from './pregunta.rules.ts';

/**
 * `POST /pregunta/sellst/tema/`: returns the drawn questions of the open attempt in a topic and opens one if needed (P10), although it is
 * named like a list (P89). Empty for a topic without questions (P15). Throws like `openAttempt`.
 */
export async function getCuestionario(context: Context, { body }: RequestOf<typeof api.pregunta.cuestionario>): Promise<PreguntaAlumno[]> {
  const temas = await listTemasAlumno(context.db, context, { id_usuario: context.user.id_usuario });
  const chosen = chooseOcurrencia(temas, body);
  if (!chosen) throw failure('sin_permiso', 'evaluacion.errores.sinTema');
  const { id_evaluacion } = await openAttempt(context, chosen);
  return findPreguntas(context.db, id_evaluacion);
}
