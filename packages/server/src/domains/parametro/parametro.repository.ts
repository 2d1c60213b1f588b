import type { ParametroFila } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

const ACTIVO = 1;

/** Active parameters of the table named by its key, by text. */
export const findParametros = async (db: Executor, clave: string): Promise<ParametroFila[]> =>
  db
    .selectFrom('parametro')
    .innerJoin('dominio', 'dominio.id_dominio', 'parametro.id_dominio')
    .select(['id_parametro', 'parametro.id_dominio', 'codigo_parametro', 'parametro'])
    .where('dominio.clave', '=', clave)
    .where('parametro.codigo_estado', '=', ACTIVO)
    .orderBy(sql`sin_acentos(parametro)`)
    .execute();

/** Whether a parameter table has this key. */
export const dominioExists = async (db: Executor, clave: string): Promise<boolean> =>
  (await db.selectFrom('dominio').select('id_dominio').where('clave', '=', clave).executeTakeFirst()) !== undefined;
