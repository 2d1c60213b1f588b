import type { api, EquipoFila, Justificacion, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { listEquipo } from './equipo.repository.ts';
import { findAsignado, findJustificaciones } from './justificacion.repository.ts';

type Equipo = typeof api.equipo;

/** `GET /equipo/sellst/:id` */
export const listEquipoOf = ({ db, scope, today }: Context, { params, query }: RequestOf<Equipo['sellst']>): Promise<Listing<EquipoFila>> =>
  listEquipo(db, { id_jefe: params.id, scope, today }, query);

/** Returns the person of the assignment in the path. */
export const ownerOfAsignacion = ({ db }: Context, { params }: RequestOf<Equipo['justificaciones']>): Promise<number | undefined> =>
  findAsignado(db, params.id);

/** `GET /equipo/justificaciones/:id`. Throws 404 for an unknown assignment. */
export async function listJustificaciones(context: Context, request: RequestOf<Equipo['justificaciones']>): Promise<Justificacion[]> {
  if ((await ownerOfAsignacion(context, request)) === undefined) throw notFound('asignacion');
  return findJustificaciones(context.db, request.params.id);
}
