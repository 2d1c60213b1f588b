import type { api, RequestOf, ResponseOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { configuracionService } from './configuracion.master.ts';

type Configuracion = typeof api.configuracion;

/** Id of the only record. */
const ID = 1;

/** `POST /configuracion/ins`: saves the settings, which always exist, as `upd` does (P85). */
export const insertConfiguracion = (
  context: Context,
  { body }: RequestOf<Configuracion['ins']>,
): Promise<ResponseOf<Configuracion['ins']>> =>
  configuracionService.change(context, { body: { ...body, id_configuracion: ID }, params: undefined, query: undefined });

/** Throws 405 for every caller: the settings are not deleted (P85). */
export async function refuseDelete(): Promise<never> {
  throw failure('metodo_no_permitido', 'configuracion.noSeElimina');
}
