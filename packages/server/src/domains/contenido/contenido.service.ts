import type { contenidoApi } from '@portal/contract/contenido';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { contentById } from '../../core/master/content-by-id.ts';
import type { Context } from '../../core/context.ts';
import { contenidoService } from './contenido.master.ts';
import { findContenidosOfTema } from './contenido.repository.ts';

type Contenido = typeof contenidoApi;

/** `POST /contenido/upd/:id`: the usual change, with the id from the path. */
export const changeContenido = (context: Context, { params, body }: RequestOf<Contenido['upd']>): Promise<ResponseOf<Contenido['upd']>> =>
  contenidoService.change(context, { body: { ...body, id_contenido: params.id }, params: undefined, query: undefined });

export const listContenidosOfTema = contentById('tema', findContenidosOfTema);
