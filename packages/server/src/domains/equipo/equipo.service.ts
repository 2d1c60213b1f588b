import type { api, EquipoFila, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import { listEquipo } from './equipo.repository.ts';

type Equipo = typeof api.equipo;

/** `GET /equipo/sellst/:id` */
export const listEquipoOf = ({ db, scope, today }: Context, { params, query }: RequestOf<Equipo['sellst']>): Promise<Listing<EquipoFila>> =>
  listEquipo(db, { id_jefe: params.id, scope, today }, query);
