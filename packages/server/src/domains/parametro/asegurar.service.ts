import { message } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import { failure, fieldFailure } from '../../errors/errors.ts';
import { findCodigosUsados, findCoincidencias, insertParametros, lockDominios, type Sello } from './asegurar.repository.ts';
import { type ParametroBuscado, type ParametroHallado, resolveParametros } from './asegurar.rules.ts';

/**
 * Says what each wanted parameter is, in their order: a stored one, or the one that `ensureParametros` would create. Writes nothing. Throws
 * 404 for an unknown table.
 */
export async function reviewParametros(db: Executor, buscados: readonly ParametroBuscado[]): Promise<ParametroHallado[]> {
  if (!buscados.length) return [];
  const distinct = new Map(buscados.map((buscado) => [keyOf(buscado), buscado]));
  const found = await findCoincidencias(db, [...distinct.values()]);
  const buscadas = [...distinct.values()].map((buscado, index) => {
    const coincidencia = found.get(index);
    if (!coincidencia) throw failure('no_encontrado', 'inexistente.dominioClave', { codigo: buscado.clave });
    return { buscado, coincidencia };
  });
  const dominios = [...new Set(buscadas.map(({ coincidencia }) => coincidencia.id_dominio))];
  const parametros = resolveParametros(buscadas, await findCodigosUsados(db, dominios));
  const byKey = new Map([...distinct.keys()].map((key, index) => [key, parametros[index]!]));
  return buscados.map((buscado) => byKey.get(keyOf(buscado))!);
}

/**
 * Creates the wanted parameters that are missing, all in one statement, and returns the id of each wanted one, in their order. Throws 409
 * for a text that another code has.
 */
export async function ensureParametros(trx: Executor, buscados: readonly ParametroBuscado[], sello: Sello): Promise<number[]> {
  if (!buscados.length) return [];
  await lockDominios(trx, [...new Set(buscados.map(({ clave }) => clave))]);
  const found = await reviewParametros(trx, buscados);
  const refused = found.find(({ otro }) => otro);
  if (refused?.otro) {
    const { codigo_parametro: codigo, parametro: texto } = refused.otro;
    throw fieldFailure('duplicado', 'parametro', message('parametro.errores.textoRepetido', { codigo, texto }));
  }
  const nuevos = [...new Set(found.filter(({ id_parametro }) => id_parametro === null))];
  const ids = nuevos.length ? await insertParametros(trx, nuevos, sello) : [];
  const created = new Map(nuevos.map((nuevo, index) => [nuevo, ids[index]!]));
  return found.map((hallado) => hallado.id_parametro ?? created.get(hallado)!);
}

const keyOf = ({ clave, id_empresa, codigo, parametro }: ParametroBuscado): string =>
  JSON.stringify([clave, id_empresa, codigo ?? '', parametro]);
