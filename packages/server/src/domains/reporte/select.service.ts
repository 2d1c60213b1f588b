import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { busquedaOf, type reporteApi } from '@portal/contract/reporte';
import type { Context } from '../../core/context.ts';
import { findOpciones } from './select.repository.ts';

type Select = typeof reporteApi.select;

/** `POST /reporte/select`: only the look-ups of the contract (P33). */
export async function listOpciones(context: Context, { body }: RequestOf<Select>): Promise<ResponseOf<Select>> {
  const busqueda = busquedaOf(body);
  const opciones = busqueda ? await findOpciones(context, busqueda) : [];
  return body.primero ? [{ id: 0, codigo: '', descripcion: body.primero }, ...opciones] : opciones;
}
