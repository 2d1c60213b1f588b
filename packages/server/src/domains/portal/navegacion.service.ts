import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { portalApi } from '@portal/contract/portal';
import type { Context } from '../../core/context.ts';
import { done, type Done } from '../../core/http/answer/done.ts';
import * as repository from './navegacion.repository.ts';

type Calls = typeof portalApi;

/** `GET /portal/navegacion` (P132) */
export const getNavegacion = async ({ db, user }: Context): Promise<ResponseOf<Calls['navegacion']>> =>
  (await repository.findNavegacion(db, user.id_usuario)) ?? { fijados: [], pasos_apartados: false };

/** `PUT /portal/navegacion`: a part that is not sent stays as it is. */
export async function saveNavegacion(context: Context, { body }: RequestOf<Calls['guardarNavegacion']>): Promise<Done> {
  await repository.saveNavegacion(context.db, context.user.id_usuario, body);
  return done(context, 'registro.actualizado');
}

/** `GET /portal/pasos` (P133) */
export const getPasos = ({ db, today }: Context): Promise<ResponseOf<Calls['pasos']>> => repository.findPasos(db, today);
