import type { RequestOf } from '@portal/contract/core';
import type { unionApi, UnionFila } from '@portal/contract/union';
import { type Context, instantOf } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import { listUniones } from './union.repository.ts';

/** `GET /union/sellst` */
export const listUnionesDe = (context: Context, { query }: RequestOf<(typeof unionApi)['sellst']>): Promise<Listing<UnionFila>> =>
  listUniones(context.db, { scope: context.scope, now: instantOf(context), list: query });
