import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { preguntaApi } from '@portal/contract/pregunta';
import type { Context } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { listTemasAlumno, type Ocurrencia } from '../avance/avance.public.ts';
import { openAttempt } from '../evaluacion/evaluacion.public.ts';
import { chooseOcurrencia, type CuestionarioPedido, isPlace } from './pregunta.rules.ts';

type Cuestionario = typeof preguntaApi.cuestionario;

/**
 * `POST /pregunta/sellst/tema/`: returns the drawn questions of the open attempt in a topic and opens one if needed (P10), although it is
 * named like a list (P89). Empty for a topic without questions (P15). Throws like `openAttempt`.
 */
export async function getCuestionario(context: Context, { query, body }: RequestOf<Cuestionario>): Promise<ResponseOf<Cuestionario>> {
  const place = isPlace(body) ? body : await placeOf(context, body);
  return (await openAttempt(context, place, query)).preguntas;
}

/** Finds the place of a topic that the request names in part. Throws 403 without one. */
async function placeOf(context: Context, asked: CuestionarioPedido): Promise<Ocurrencia> {
  const temas = await listTemasAlumno(context.db, context, { id_usuario: context.user.id_usuario });
  const chosen = chooseOcurrencia(temas, asked);
  if (!chosen) throw failure('sin_permiso', 'evaluacion.errores.sinTema');
  return chosen;
}
