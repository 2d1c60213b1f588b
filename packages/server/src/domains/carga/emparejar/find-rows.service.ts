import { mapYielding } from '../../../core/yield-every.ts';
import { reviewParametros } from '../../parametro/parametro.public.ts';
import type { FilaLeida, Persona } from '../carga.rules.ts';
import type { CargaWork } from '../carga-work.service.ts';
import { elegidosDe } from './elegidos.crypto.ts';
import type { Usado } from './elegidos.rules.ts';
import { emparejar, type Padron, type Unida } from './emparejar.rules.ts';
import { empresaFinder } from './empresas.rules.ts';
import type { MatchedParametro } from './enlaces.rules.ts';
import { findAnteriores, findEmpresas, findUnidas } from './padron.repository.ts';
import { collectNombrados, type Nombres } from './parametros.rules.ts';
import type { FoundFila } from './enlaces.rules.ts';
import type { Faltan } from './preparado.rules.ts';
import { settleParametros } from './settle-parametros.service.ts';

export interface RowsFound {
  readonly foundRows: FoundFila[];
  /** Companies and parameters that nobody stores. */
  readonly faltan: Faltan;
  /** Stored ones that the sender chose instead (P223). */
  readonly usados: readonly Usado[];
}

/** Finds person, company and parameters of each row. */
export async function findRows(
  { trx, context, options }: CargaWork,
  rows: readonly FilaLeida[],
  personas: readonly Persona[],
): Promise<RowsFound> {
  const { scope } = context;
  const padron = padronOf(personas, await findUnidas(trx, scope));
  const elegidos = elegidosDe(options.usar);
  const alcanza = scope ? (id: number) => scope.empresas.includes(id) : undefined;
  const empresas = empresaFinder(await findEmpresas(trx), { alcanza, elegidos, anteriores: await findAnteriores(trx) });
  const nombrados = collectNombrados();
  const named = await mapYielding(rows, (row) => {
    const pareja = emparejar(row, options, padron);
    const empresa = empresas.find(row.text);
    return { row, ...pareja, empresa, nombres: nombrados.add(row.text, empresa.empresa?.id_empresa ?? pareja.persona?.id_empresa ?? null) };
  });
  const found = await reviewParametros(trx, nombrados.lista);
  const { foundParametros, nuevos, usados } = await settleParametros(trx, {
    lista: nombrados.lista,
    found,
    nuevas: empresas.nuevas,
    elegidos,
  });
  const foundRows = named.map(({ nombres, ...row }) => ({ ...row, parametros: pick(nombres, foundParametros) }));
  return { foundRows, faltan: { empresas: empresas.nuevas, parametros: nuevos }, usados: [...empresas.usadas, ...usados] };
}

function padronOf(personas: readonly Persona[], unidas: readonly Unida[]): Padron {
  const porCodigo = new Map(personas.map((persona) => [persona.codigo_usuario, persona]));
  const porDocumento = new Map(personas.map((persona) => [persona.username, persona]));
  for (const persona of personas) if (persona.numero_documento) porDocumento.set(persona.numero_documento, persona);
  const by = (campo: 'codigo' | 'documento') => new Map(unidas.map((unida) => [unida[campo], unida]));
  return { porCodigo, porDocumento, unidas: { codigo: by('codigo'), n_doc: by('documento') } };
}

const pick = ({ ceco, departamento, cargo }: Nombres, foundParametros: readonly MatchedParametro[]) => ({
  ceco: ceco === undefined ? undefined : foundParametros[ceco],
  departamento: departamento === undefined ? undefined : foundParametros[departamento],
  cargo: cargo === undefined ? undefined : foundParametros[cargo],
});
