import { DOMINIOS } from '@portal/contract/dominio';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Stored values of a parameter that its save depends on. */
export interface ParametroActual {
  readonly id_dominio: number;
  readonly id_empresa: number | null;
  readonly codigo_parametro: string;
}

export const findActual = (db: Executor, id: number): Promise<ParametroActual | undefined> =>
  db.selectFrom('parametro').select(['id_dominio', 'id_empresa', 'codigo_parametro']).where('id_parametro', '=', id).executeTakeFirst();

export const empresaExists = async (db: Executor, id_empresa: number): Promise<boolean> =>
  (await db.selectFrom('empresa').select('id_empresa').where('id_empresa', '=', id_empresa).executeTakeFirst()) !== undefined;

/** Parameter about to be saved; `id` is absent for a new one. */
interface Guardado {
  readonly id: number | undefined;
  readonly id_dominio: number;
  readonly id_empresa: number | null;
  readonly codigo_parametro: string;
  readonly parametro: string;
}

/** Other parameter of the same table and company. */
export interface Gemelo {
  readonly id_parametro: number;
  readonly codigo_parametro: string;
  readonly parametro: string;
  /** It has the same code; else the same text. */
  readonly codigo: boolean;
}

/** Finds the parameter of the same table and company that has the code, in whatever capitals, or the text, in whatever spelling. */
export const findGemelo = async (db: Executor, nuevo: Guardado): Promise<Gemelo | undefined> =>
  (
    await sql<Gemelo>`
      select p.id_parametro, p.codigo_parametro, p.parametro, lower(p.codigo_parametro) = lower(${nuevo.codigo_parametro}) as codigo
      from parametro p
      where p.id_dominio = ${nuevo.id_dominio} and p.id_empresa is not distinct from ${nuevo.id_empresa}::integer
        and p.id_parametro is distinct from ${nuevo.id ?? null}::integer
        and (lower(p.codigo_parametro) = lower(${nuevo.codigo_parametro}) or p.plegado = plegar(${nuevo.parametro}))
      order by codigo desc, p.id_parametro limit 1`.execute(db)
  ).rows[0];

/** Counts the people of other companies who have a position, cost centre or department. */
export const countOutside = async (db: Executor, id: number, id_empresa: number): Promise<number> =>
  (
    await sql<{ total: number }>`
      select count(*)::integer as total from usuario
      where ${id} in (id_cargo, id_centro_costo, id_departamento) and id_empresa is distinct from ${id_empresa}`.execute(db)
  ).rows[0]!.total;

/** Records that have a parameter: names, the first ones of people and their number, or numbers. */
export interface ParametroDependents {
  readonly id: number;
  readonly tablets: string[];
  readonly personas: string[];
  readonly total_personas: number;
  readonly temas: string[];
  readonly modulos: string[];
  readonly preguntas: number;
  readonly reglas: string[];
  readonly asignaciones: number;
}

/** Builds the condition that a record of a table names the parameter `p`. */
const inTable = (id_dominio: number, alias: string, column = 'codigo_categoria') =>
  sql`p.id_dominio = ${id_dominio} and ${sql.ref(`${alias}.${column}`)} = p.codigo_comun`;

export async function findDependents(db: Executor, ids: readonly number[]): Promise<ParametroDependents[]> {
  const has = sql`(p.id_parametro in (u.id_cargo, u.id_centro_costo, u.id_departamento)
    or (p.id_dominio = ${DOMINIOS.grupo_usuario} and u.codigo_grupo = p.codigo_comun))`;
  const { rows } = await sql<ParametroDependents>`
    select p.id_parametro as id, array(select u.personal from usuario u where ${has} order by orden_texto(u.personal) collate "C" limit 3) as personas,
      (select count(*)::integer from usuario u where ${has}) as total_personas,
      array(select t.titulo from tema t where ${inTable(DOMINIOS.categoria, 't')} order by orden_texto(t.titulo) collate "C") as temas,
      array(select m.titulo from modulo m where ${inTable(DOMINIOS.categoria, 'm')} order by orden_texto(m.titulo) collate "C") as modulos,
      array(select d.dispositivo from tableta d where d.id_centro_costo = p.id_parametro order by orden_texto(d.dispositivo) collate "C") as tablets,
      (select count(*)::integer from pregunta q where ${inTable(DOMINIOS.categoria_pregunta, 'q')}) as preguntas,
      array(select coalesce(nullif(g.nombre, ''), pl.denominacion) from regla g join planestudio pl using (id_planestudio)
        where exists (select from regla_condicion c where c.id_regla = g.id_regla and c.id_parametro = p.id_parametro)
        order by orden_texto(coalesce(nullif(g.nombre, ''), pl.denominacion)) collate "C") as reglas,
      (select count(*)::integer from asignacion a where ${inTable(DOMINIOS.grupo_usuario, 'a', 'codigo_grupo')}) as asignaciones
    from parametro p where p.id_parametro = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}
