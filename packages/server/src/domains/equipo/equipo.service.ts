import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { AtrasadoFila, equipoApi, EquipoFila, PersonaFila, SubordinadoFila } from '@portal/contract/equipo';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { mapListing } from '../../list/map-listing.ts';
import { listAtrasados, listEquipo } from './equipo.repository.ts';
import { writeMensajes } from './mensaje.service.ts';
import { findPlanes, findResumen, findSubordinado, listPersonas, listSubordinados } from './personas.repository.ts';

type Equipo = typeof equipoApi;

/** `GET /equipo/sellst/:id` */
export const listEquipoOf = async (context: Context, { params, query }: RequestOf<Equipo['sellst']>): Promise<Listing<EquipoFila>> => {
  const { db, scope, today } = context;
  return mapListing(await listEquipo(db, { id_jefe: params.id, scope, today }, query), (rows) => writeMensajes(context, rows));
};

/** `GET /equipo/sellst/atrasados/:id` */
export const listAtrasadosOf = async (
  context: Context,
  { params, query }: RequestOf<Equipo['atrasados']>,
): Promise<Listing<AtrasadoFila>> => {
  const { db, scope, today } = context;
  return mapListing(await listAtrasados(db, { id_jefe: params.id, scope, today }, query), (rows) =>
    Promise.all(rows.map(async (row) => ({ ...row, planes: await writeMensajes(context, row.planes) }))),
  );
};

/** `GET /equipo/sellst/personas/:id` */
export const listPersonasOf = (
  { db, scope, today }: Context,
  { params, query }: RequestOf<Equipo['personas']>,
): Promise<Listing<PersonaFila>> => listPersonas(db, { id_jefe: params.id, scope, today }, query);

/** `GET /equipo/sellst/subordinados/:id` */
export const listSubordinadosOf = (
  { db, scope, today }: Context,
  { params, query }: RequestOf<Equipo['subordinados']>,
): Promise<Listing<SubordinadoFila>> => listSubordinados(db, { id_jefe: params.id, scope, today }, query);

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
