import type { MasterTypes } from '@portal/contract/core';
import { instantOf } from '../context.ts';
import { insertCopia } from './copia.repository.ts';
import type { Copying, Made, Master } from './master.ts';

/** Result of a copy, as its answer has it. */
export interface CopyMade {
  readonly id_copia: number;
  /** Number of the made records by table. */
  readonly creados: Record<string, number>;
  readonly preguntas_iguales: number[];
}

/** Counts the records of each table. */
export const countsOf = (filas: Readonly<Record<string, readonly number[]>>): Record<string, number> =>
  Object.fromEntries(Object.entries(filas).map(([tabla, ids]) => [tabla, ids.length]));

/** Keeps what a copy made for a day, so that it can be taken back (P238). */
export async function keepCopy<T extends MasterTypes>(
  { rows, copy, definition, owned }: Master<T>,
  { trx, context, made }: Copying & { readonly made: Made },
  id: number,
): Promise<CopyMade> {
  const tabla = owned ?? definition.domain;
  const filas = { ...made.filas, [tabla]: [id, ...(made.filas[tabla] ?? [])] };
  const nombre = (copy && (await rows.textsOf(trx, [id], copy.title)).get(id)) ?? String(id);
  const { id_usuario } = context.user;
  const id_copia = await insertCopia(trx, id_usuario, { tabla, id_registro: id, nombre, filas, fecha_creacion: instantOf(context) });
  return { id_copia, creados: countsOf(filas), preguntas_iguales: made.iguales };
}
