import { mapInTurns } from '../../core/turns.ts';
import { type ParametroHallado, reviewParametros } from '../parametro/parametro.public.ts';
import type { FilaLeida, ParametroNombrado, Persona } from './carga.rules.ts';
import type { CargaWork } from './carga-work.service.ts';
import { emparejar, type Padron } from './emparejar.rules.ts';
import { empresaFinder } from './empresas.rules.ts';
import type { Hallado } from './enlaces.rules.ts';
import { findEmpresas } from './padron.repository.ts';
import { collectNombrados, type Nombres } from './parametros.rules.ts';
import type { FilaHallada } from './enlaces.rules.ts';
import type { Faltan } from './preparado.rules.ts';

export interface RowsFound {
  readonly halladas: FilaHallada[];
  /** Companies and parameters that nobody stores. */
  readonly faltan: Faltan;
}

/** Finds person, company and parameters of each row. */
export async function findRows(
  { trx, context, options }: CargaWork,
  rows: readonly FilaLeida[],
  personas: readonly Persona[],
): Promise<RowsFound> {
  const { scope } = context;
  const padron = padronOf(personas);
  const empresas = empresaFinder(await findEmpresas(trx), scope ? (id) => scope.empresas.includes(id) : undefined);
  const nombrados = collectNombrados();
  const named = await mapInTurns(rows, (row) => {
    const pareja = emparejar(row, options, padron);
    const empresa = empresas.find(row.text);
    return { row, ...pareja, empresa, nombres: nombrados.add(row.text, empresa.empresa?.id_empresa ?? pareja.persona?.id_empresa ?? null) };
  });
  const { hallados, nuevos } = numberNuevos(nombrados.lista, await reviewParametros(trx, nombrados.lista));
  const halladas = named.map(({ nombres, ...row }) => ({ ...row, parametros: pick(nombres, hallados) }));
  return { halladas, faltan: { empresas: empresas.nuevas, parametros: nuevos } };
}

function padronOf(personas: readonly Persona[]): Padron {
  const porCodigo = new Map(personas.map((persona) => [persona.codigo_usuario, persona]));
  const porDocumento = new Map(personas.map((persona) => [persona.username, persona]));
  for (const persona of personas) if (persona.numero_documento) porDocumento.set(persona.numero_documento, persona);
  return { porCodigo, porDocumento };
}

/** Gives each parameter that would be created a negative id, from -1. */
function numberNuevos(
  lista: readonly ParametroNombrado[],
  found: readonly ParametroHallado[],
): { readonly hallados: Hallado[]; readonly nuevos: ParametroNombrado[] } {
  const nuevos: ParametroNombrado[] = [];
  const numbers = new Map<ParametroHallado, number>();
  const hallados = found.map((one, index) => {
    const nombrado = lista[index];
    if (one.id_parametro === null && nombrado && !numbers.has(one)) numbers.set(one, -nuevos.push(nombrado));
    return { id: one.id_parametro ?? numbers.get(one) ?? 0, codigo: one.codigo_parametro, texto: one.parametro, otro: one.otro };
  });
  return { hallados, nuevos };
}

const pick = ({ ceco, departamento, cargo }: Nombres, hallados: readonly Hallado[]) => ({
  ceco: ceco === undefined ? undefined : hallados[ceco],
  departamento: departamento === undefined ? undefined : hallados[departamento],
  cargo: cargo === undefined ? undefined : hallados[cargo],
});
