import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { byId } from '../../core/master/by-id.ts';
import type { Context } from '../../core/context.ts';
import { masterService } from '../../core/master/master-service.ts';
import { contenidoMaster } from './contenido.master.ts';
import { findContenidosOfTema } from './contenido.repository.ts';

type Contenido = typeof api.contenido;

export const contenido = masterService(contenidoMaster);

/** `POST /contenido/upd/:id`: the usual change, with the id from the path. */
export const changeContenido = (context: Context, { params, body }: RequestOf<Contenido['upd']>): Promise<ResponseOf<Contenido['upd']>> =>
  contenido.change(context, { body: { ...body, id_contenido: params.id } }) as Promise<ResponseOf<Contenido['upd']>>;

export const listContenidosOfTema = byId(findContenidosOfTema);
