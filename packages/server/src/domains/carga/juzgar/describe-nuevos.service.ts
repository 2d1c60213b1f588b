import { type MaestroExistente, type MaestroNuevo, MAESTROS_MOSTRADOS } from '@portal/contract/usuario';
import { findParecidos, reviewParametros } from '../../parametro/parametro.public.ts';
import type { CargaWork } from '../carga-work.service.ts';
import { findEmpresas } from '../emparejar/padron.repository.ts';
import { findEmpresasParecidas } from '../emparejar/parecidas.repository.ts';
import type { Necesario } from '../emparejar/preparado.rules.ts';

/** Describes the companies and parameters that a confirmation would create, the first of them beside stored ones that they resemble. */
export async function describeNuevos(
  { trx }: CargaWork,
  { preparado: { empresas, parametros }, usos }: Pick<Necesario, 'preparado' | 'usos'>,
): Promise<{ maestros: MaestroNuevo[]; maestros_total: number }> {
  const maestros_total = empresas.length + parametros.length;
  const shown = empresas.slice(0, MAESTROS_MOSTRADOS);
  const resembling = await findEmpresasParecidas(
    trx,
    shown.map(({ empresa }) => empresa),
  );
  const companies = shown.map(({ codigo, empresa: nombre, eleccion: clave }, index): MaestroNuevo => {
    const filas = usos.empresas[index] ?? 0;
    return { clase: 'empresa', clave, codigo, nombre, empresa: null, filas, ...beside(resembling[index]) };
  });
  const named = parametros.slice(0, MAESTROS_MOSTRADOS - companies.length);
  const found = await reviewParametros(trx, named);
  const parecidos = found.length > 0 ? await findParecidos(trx, found) : [];
  const stored = new Map((await findEmpresas(trx)).map(({ id_empresa, empresa }) => [id_empresa, empresa]));
  const companyOf = (id: number | null) => (id === null ? null : ((id < 0 ? empresas[-id - 1]?.empresa : stored.get(id)) ?? null));
  const parameters = found.map(({ codigo_parametro: codigo, parametro: nombre, id_empresa }, index): MaestroNuevo => {
    const filas = usos.parametros[index] ?? 0;
    return {
      clase: named[index]?.clave ?? 'cargo',
      clave: named[index]?.eleccion ?? '',
      codigo,
      nombre,
      empresa: companyOf(id_empresa),
      filas,
      ...beside(parecidos[index]),
    };
  });
  return { maestros: [...companies, ...parameters], maestros_total };
}

const beside = (existentes: MaestroExistente[] = []) => ({ parecidos: existentes.map(({ nombre }) => nombre), existentes });
