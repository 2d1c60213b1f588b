import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { dominioApi } from '@portal/contract/dominio';
import type { Context } from '../../core/context.ts';
import { dominioService } from './dominio.master.ts';

type Upd = typeof dominioApi.upd;

/** `POST /dominio/upd/:id`: the usual change, with the id from the path. */
export const changeDominio = (context: Context, { params, body }: RequestOf<Upd>): Promise<ResponseOf<Upd>> =>
  dominioService.change(context, { body: { ...body, id_dominio: params.id }, params: undefined, query: undefined });
