import type { RequestOf } from '@portal/contract/core';
import type { preguntaApi, SaludFila } from '@portal/contract/pregunta';
import type { Context } from '../../../core/context.ts';
import { contentById } from '../../../core/master/content-by-id.ts';
import type { Listing } from '../../../list/listing.ts';
import * as repository from './salud.repository.ts';

/** `GET /pregunta/salud` (P290) */
export const listSalud = ({ db, scope }: Context, { query }: RequestOf<(typeof preguntaApi)['salud']>): Promise<Listing<SaludFila>> =>
  repository.listSalud(db, query, scope);

/** `GET /pregunta/salud/:id` */
export const listSaludDe = contentById('pregunta', repository.findSalud);
