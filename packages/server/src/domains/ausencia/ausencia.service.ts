import type { ausenciaApi, AusenciaFila } from '@portal/contract/ausencia';
import type { RequestOf } from '@portal/contract/core';
import type { Context } from '../../core/context.ts';
import { unknownPeople } from '../../db/scope.ts';
import { notFound } from '../../errors/errors.ts';
import { findOfUsuario } from './ausencia.repository.ts';

/** `GET /ausencia/sellst/usuario/:id`. Throws 404 for an unknown person and one outside the scope. */
export async function listAusenciasOf(
  { db, scope }: Context,
  { params }: RequestOf<typeof ausenciaApi.ofUsuario>,
): Promise<AusenciaFila[]> {
  if ((await unknownPeople(db, scope, [params.id])).length) throw notFound('usuario');
  return findOfUsuario(db, params.id);
}
