import type { api, GrupoFila, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import { listGrupoRows } from './regla.repository.ts';

/** `GET /usuario/grupo/sellst` */
export const listGrupos = (context: Context, { query }: RequestOf<typeof api.usuario.grupos>): Promise<Listing<GrupoFila>> =>
  listGrupoRows(context.db, context, query);
