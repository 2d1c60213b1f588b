import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Levels under a plan, from the top. */
export type Nivel = 'programa' | 'curso' | 'modulo' | 'tema';

const PATH = {
  programa: sql`planestudio_programa pp`,
  curso: sql`planestudio_programa pp join programa_curso pc using (id_programa)`,
  modulo: sql`planestudio_programa pp join programa_curso pc using (id_programa) join curso_modulo cm using (id_curso)`,
  tema: sql`planestudio_programa pp join programa_curso pc using (id_programa) join curso_modulo cm using (id_curso)
    join tema_modulo tm using (id_modulo)`,
} as const;

/** Returns the ids of the plans that contain some records of a level. */
export async function planesOf(db: Executor, nivel: Nivel, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct pp.id_planestudio as id from ${PATH[nivel]} where ${sql.ref(`id_${nivel}`)} = any (${[...ids]}::integer[]) order by 1`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Returns the names of plans, the first to end first. */
export async function findNombresDePlanes(db: Executor, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ plan: string }>`
    select denominacion as plan from planestudio where id_planestudio = any (${[...ids]}::integer[]) order by fecha_fin, id_planestudio`.execute(
    db,
  );
  return rows.map(({ plan }) => plan);
}
