import type { MaestroUsado } from '@portal/contract/usuario';
import type { JudgedFila } from '../carga.rules.ts';
import type { Usado } from '../emparejar/elegidos.rules.ts';
import type { FoundFila } from '../emparejar/enlaces.rules.ts';

/** Keys of what a row names and the sender chose. */
const clavesOf = ({ empresa, parametros: { ceco, departamento, cargo } }: FoundFila): readonly (string | undefined)[] => [
  empresa.usada,
  ceco?.usado,
  departamento?.usado,
  cargo?.usado,
];

/** Counts the rows that name each chosen one and are not refused. */
export function countUsados(usados: readonly Usado[], foundRows: readonly FoundFila[], judged: readonly JudgedFila[]): MaestroUsado[] {
  const filas = new Map<string, number>();
  if (usados.length === 0) return [];
  for (const [index, fila] of foundRows.entries()) {
    if (judged[index]?.verdict.estado === 'rechazada') continue;
    for (const clave of clavesOf(fila)) if (clave !== undefined) filas.set(clave, (filas.get(clave) ?? 0) + 1);
  }
  return usados.map((usado) => ({ ...usado, filas: filas.get(usado.clave) ?? 0 }));
}
