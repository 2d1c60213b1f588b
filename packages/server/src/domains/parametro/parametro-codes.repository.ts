import type { Executor } from '../../db/executor.ts';

/** Returns whether a code exists in the parameter table with the key `clave` (P24): `categoria`, `categoria_pregunta`, `cargo` … */
export async function parametroExists(db: Executor, clave: string, codigo: string): Promise<boolean> {
  const row = await db
    .selectFrom('parametro')
    .innerJoin('dominio', 'dominio.id_dominio', 'parametro.id_dominio')
    .select('id_parametro')
    .where('dominio.clave', '=', clave)
    .where('codigo_parametro', '=', codigo)
    .executeTakeFirst();
  return row !== undefined;
}
