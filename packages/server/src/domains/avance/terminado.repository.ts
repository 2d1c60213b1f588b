import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Person with a plan of which all topics are approved. */
export interface PlanTerminado {
  readonly id_usuario: number;
  readonly id_planestudio: number;
}

/** Finds the assigned plans that people have finished. */
export const findTerminados = async (db: Executor, usuarios: readonly number[]): Promise<readonly PlanTerminado[]> =>
  (
    await sql<PlanTerminado>`
      select id_usuario, id_planestudio from progreso
      where id_usuario = any (${[...usuarios]}::integer[]) and abierta and total > 0 and aprobados = total`.execute(db)
  ).rows;
