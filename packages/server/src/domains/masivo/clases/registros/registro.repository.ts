import { sql } from 'kysely';
import type { Executor } from '../../../../db/executor.ts';
import type { Anterior } from '../../../../core/master/many-rows.repository.ts';

type Clave = 'categoria' | 'categoria_pregunta';

/** Returns the name of an active category; undefined without one. */
export const findCategoria = async (db: Executor, clave: Clave, codigo: string): Promise<string | undefined> =>
  (
    await sql<{ nombre: string }>`
      select p.parametro as nombre from parametro p join dominio d using (id_dominio)
      where d.clave = ${clave} and p.codigo_estado = 1 and p.codigo_comun = ${codigo}`.execute(db)
  ).rows[0]?.nombre;

/** Returns the records of which the category of before is gone. */
export async function findSinCategoria(db: Executor, clave: Clave, filas: readonly Anterior[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select n.id from unnest(${filas.map(({ id }) => id)}::integer[], ${filas.map(({ antes }) => antes['codigo_categoria'])}::text[]) as n(id, codigo)
    where not exists (
      select from parametro p join dominio d using (id_dominio) where d.clave = ${clave} and p.codigo_comun = n.codigo)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the name of a table of parameters; undefined for an unknown one. */
export const findTabla = async (db: Executor, id_dominio: number): Promise<string | undefined> =>
  (await db.selectFrom('dominio').select('dominio').where('id_dominio', '=', id_dominio).executeTakeFirst())?.dominio;
