import type { ParametroFila } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Lists the active parameters of the table with the key `clave`, by text. */
export const findParametros = async (db: Executor, clave: string): Promise<ParametroFila[]> =>
  (
    await sql<ParametroFila>`
      select p.id_parametro, p.id_dominio, p.id_empresa, p.codigo_parametro, p.parametro from parametro p join dominio d using (id_dominio)
      where d.clave = ${clave} and p.codigo_estado = 1 order by sin_acentos(p.parametro)`.execute(db)
  ).rows;

/** Returns whether a parameter table has this key. */
export const dominioExists = async (db: Executor, clave: string): Promise<boolean> =>
  (await db.selectFrom('dominio').select('id_dominio').where('clave', '=', clave).executeTakeFirst()) !== undefined;
