import { type Context, instantOf } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { ensureParametros, reviewParametros } from '../parametro/parametro.public.ts';
import type { Cambios } from './cambios.rules.ts';

/** Parameters of a person by column; null: emptied. */
export interface Parametros {
  readonly id_cargo?: number | null;
  readonly id_departamento?: number | null;
  readonly id_centro_costo?: number | null;
}

/**
 * Finds position, department and cost centre of a change, by text or code, and creates those that are missing, as the import does: of a
 * limited token for its company alone.
 */
export async function placeParametros(
  { trx, context }: { readonly trx: Executor; readonly context: Context },
  cambios: Cambios,
  id_empresa: number | null,
): Promise<Parametros> {
  const { cargo, departamento, centro_costo } = cambios;
  const emptied: Parametros = {
    ...(cargo === null && { id_cargo: null }),
    ...(departamento === null && { id_departamento: null }),
    ...(centro_costo === null && { id_centro_costo: null }),
  };
  const wanted = [
    ...(cargo ? [{ columna: 'id_cargo', clave: 'cargo', parametro: cargo, id_empresa }] : []),
    ...(departamento ? [{ columna: 'id_departamento', clave: 'departamento', parametro: departamento, id_empresa }] : []),
    ...(centro_costo ? [{ columna: 'id_centro_costo', clave: 'centro_costo', codigo: centro_costo, parametro: '', id_empresa }] : []),
  ];
  const found = await reviewParametros(trx, wanted);
  const missing = wanted.filter((_one, index) => found[index]?.id_parametro === null);
  const created = await ensureParametros(
    trx,
    missing.map((one) => ({ ...one, id_empresa: one.clave === 'centro_costo' || context.scope ? id_empresa : null })),
    { usuario: context.user.username, momento: instantOf(context) },
  );
  const ids = wanted.map((one, index) => [one.columna, found[index]?.id_parametro ?? created[missing.indexOf(one)]] as const);
  return { ...emptied, ...(Object.fromEntries(ids) as Parametros) };
}
