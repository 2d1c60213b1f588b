import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { commonOrInScope, type Reader } from '../../db/scope.ts';
import type { EdtLevels, EdtRow } from './edt.rules.ts';

const rowsOf = async (db: Executor, query: RawBuilder<EdtRow>): Promise<EdtRow[]> => (await query.execute(db)).rows;

/** Reads the levels of some plans, records in any state, each in the order of its parent. */
export async function findLevels(db: Executor, planes: readonly number[]): Promise<EdtLevels> {
  const programs = sql`select distinct id_programa from planestudio_programa where id_planestudio = any (${[...planes]}::integer[])`;
  const courses = sql`select distinct id_curso from programa_curso where id_programa in (${programs})`;
  const modules = sql`select distinct id_modulo from curso_modulo where id_curso in (${courses})`;
  return {
    planes: await rowsOf(
      db,
      sql`select 0 as parent, id_planestudio as id, denominacion as titulo, codigo_estado, version, id_empresa, plantilla from planestudio
        where id_planestudio = any (${[...planes]}::integer[]) order by fecha_inicio, id_planestudio`,
    ),
    programas: await rowsOf(
      db,
      sql`select l.id_planestudio as parent, id_programa as id, titulo, codigo_estado, version, id_empresa from planestudio_programa l join programa using (id_programa)
        where l.id_planestudio = any (${[...planes]}::integer[]) order by l.numero_orden, l.id_planestudio_programa`,
    ),
    cursos: await rowsOf(
      db,
      sql`select l.id_programa as parent, id_curso as id, titulo, codigo_estado, version, id_empresa from programa_curso l join curso using (id_curso)
        where l.id_programa in (${programs}) order by l.numero_orden, l.id_programa_curso`,
    ),
    modulos: await rowsOf(
      db,
      sql`select l.id_curso as parent, id_modulo as id, titulo, codigo_estado, version, id_empresa from curso_modulo l join modulo using (id_modulo)
        where l.id_curso in (${courses}) order by l.numero_orden, l.id_curso_modulo`,
    ),
    temas: await rowsOf(
      db,
      sql`select l.id_modulo as parent, id_tema as id, titulo, codigo_estado, version, id_empresa, duracion as minutos from tema_modulo l join tema using (id_tema)
        where l.id_modulo in (${modules}) order by l.numero_orden, l.id_tema_modulo`,
    ),
  };
}

/** Plans by their ids, or all active ones. */
type Pedidos = readonly number[] | 'activos';

/** Returns the ids of those of the plans that the scope sees. */
export const findVisibles = async ({ db, scope }: Pick<Reader, 'db' | 'scope'>, planes: Pedidos): Promise<number[]> => {
  const asked = planes === 'activos' ? sql`codigo_estado = 1` : sql`id_planestudio = any (${[...planes]}::integer[])`;
  const { rows } = await sql<{ id: number }>`
    select id_planestudio as id from planestudio where ${asked} and ${commonOrInScope(scope, 'id_empresa')}`.execute(db);
  return rows.map(({ id }) => id);
};
