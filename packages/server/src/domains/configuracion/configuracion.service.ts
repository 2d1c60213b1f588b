import type { configuracionApi } from '@portal/contract/configuracion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { Context } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { failure, invalid } from '../../errors/errors.ts';
import { configuracionService } from './configuracion.master.ts';

type Configuracion = typeof configuracionApi;

/** Id of the only record. */
const ID = 1;

/** Whether a person has a second factor; domains/index.ts passes that of `sesion`. */
export type HasFactor = (db: Executor, id_usuario: number) => Promise<boolean>;

/** `POST /configuracion/ins`: saves the settings, which always exist, as `upd` does (P85). */
export const insertConfiguracion =
  (hasFactor: HasFactor) =>
  (context: Context, { body }: RequestOf<Configuracion['ins']>): Promise<ResponseOf<Configuracion['ins']>> =>
    changeConfiguracion(hasFactor)(context, { body: { ...body, id_configuracion: ID }, params: undefined, query: undefined });

/**
 * `POST /configuracion/upd/`: saves the settings. Throws 400 for somebody who requires a second factor of administrators without having one:
 * the next call would lock them out (P152).
 */
export const changeConfiguracion =
  (hasFactor: HasFactor) =>
  async (context: Context, request: RequestOf<Configuracion['upd']>): Promise<ResponseOf<Configuracion['upd']>> => {
    const { db, user } = context;
    if (request.body.segundo_factor_administradores && !(await hasFactor(db, user.id_usuario))) {
      throw invalid('segundo_factor_administradores', 'configuracion.sinFactorPropio');
    }
    return configuracionService.change(context, request);
  };

/** Throws 405 for every caller: the settings are not deleted (P85). */
export async function refuseDelete(): Promise<never> {
  throw failure('metodo_no_permitido', 'configuracion.noSeElimina');
}
