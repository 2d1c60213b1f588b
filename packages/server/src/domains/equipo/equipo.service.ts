import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { equipoApi, EquipoFila, PersonaFila } from '@portal/contract/equipo';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { listEquipo } from './equipo.repository.ts';
import { findPlanes, findResumen, findSubordinado, listPersonas } from './personas.repository.ts';

type Equipo = typeof equipoApi;

/** `GET /equipo/sellst/:id` */
export const listEquipoOf = ({ db, scope, today }: Context, { params, query }: RequestOf<Equipo['sellst']>): Promise<Listing<EquipoFila>> =>
  listEquipo(db, { id_jefe: params.id, scope, today }, query);

/** `GET /equipo/sellst/personas/:id` */
export const listPersonasOf = (
  { db, scope, today }: Context,
  { params, query }: RequestOf<Equipo['personas']>,
): Promise<Listing<PersonaFila>> => listPersonas(db, { id_jefe: params.id, scope, today }, query);

/** `GET /equipo/sel/resumen/:id` */
export const getResumen = (
  { db, scope, today }: Context,
  { params }: RequestOf<Equipo['resumen']>,
): Promise<ResponseOf<Equipo['resumen']>> => findResumen(db, { id_jefe: params.id, scope, today });

/** `GET /equipo/sel/persona/:id/:persona`. Throws 404 for anybody who is not under the boss. */
export async function getPersona(
  { db, scope, today }: Context,
  { params }: RequestOf<Equipo['persona']>,
): Promise<ResponseOf<Equipo['persona']>> {
  const found = await findSubordinado(db, { id_jefe: params.id, scope, today }, params.persona);
  if (!found) throw notFound('usuario');
  return { ...found, planes: await findPlanes(db, params.persona, today) };
}
