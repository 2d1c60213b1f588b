import type { MaestroUsado } from '@portal/contract';
import type { FilaJuzgada } from './carga.rules.ts';
import type { FilaHallada } from './enlaces.rules.ts';

/** Stored companies and parameters that the sender chose instead of new ones (P223). */
export interface Elegidos {
  /** Returns the key of a new one by what names it in a file. */
  readonly claveDe: (...parts: readonly string[]) => string;
  /** Chosen ids by key. */
  readonly ids: ReadonlyMap<string, number>;
}

/** Chosen company or parameter, before its rows are counted. */
export type Usado = Omit<MaestroUsado, 'filas'>;

/** Keys of what a row names and the sender chose. */
const clavesOf = ({ empresa, parametros: { ceco, departamento, cargo } }: FilaHallada): readonly (string | undefined)[] => [
  empresa.usada,
  ceco?.usado,
  departamento?.usado,
  cargo?.usado,
];

/** Counts the rows that name each chosen one and are not refused. */
export function countUsados(usados: readonly Usado[], halladas: readonly FilaHallada[], judged: readonly FilaJuzgada[]): MaestroUsado[] {
  const filas = new Map<string, number>();
  if (usados.length === 0) return [];
  for (const [index, hallada] of halladas.entries()) {
    if (judged[index]?.verdict.estado === 'rechazada') continue;
    for (const clave of clavesOf(hallada)) if (clave !== undefined) filas.set(clave, (filas.get(clave) ?? 0) + 1);
  }
  return usados.map((usado) => ({ ...usado, filas: filas.get(usado.clave) ?? 0 }));
}
