import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Clave } from '../emparejar/padron.repository.ts';
import type { Faltante } from './ceses.rules.ts';
import { hasAccess } from '../../../db/person-conditions.ts';

/** Reads the largest share of a company, in percent, that a complete list may set to Cesado. */
export const findUmbral = async (db: Executor): Promise<number> =>
  (await db.selectFrom('configuracion').select('umbral_cese').executeTakeFirstOrThrow()).umbral_cese;

/** Counts the active people of companies. */
export async function countActivas(db: Executor, empresas: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id_empresa: number; activas: number }>`
    select id_empresa, count(*)::integer as activas from usuario
    where codigo_estado = 1 and id_empresa = any (${[...empresas]}::integer[]) group by id_empresa`.execute(db);
  return new Map(rows.map(({ id_empresa, activas }) => [id_empresa, activas]));
}

/** Reads the active people of companies whom no row of a file means. People with an access are never among them. */
export async function findFaltantes(db: Executor, empresas: readonly number[], claves: readonly Clave[]): Promise<Faltante[]> {
  const { rows } = await sql<Faltante>`
    select u.id_usuario, u.version, u.codigo_usuario, u.id_empresa, e.codigo_empresa, e.empresa, u.tipo_documento, u.numero_documento, u.nombres,
      u.apellido_paterno, u.apellido_materno
    from usuario u join empresa e using (id_empresa)
    where u.codigo_estado = 1 and not ${hasAccess('u')} and u.id_empresa = any (${[...empresas]}::integer[])
      and not u.codigo_usuario = any (${claves.map(({ codigo }) => codigo)}::text[])
      and not coalesce(u.numero_documento, '') = any (${claves.flatMap(({ documento }) => documento || [])}::text[])
      and not u.username = any (${claves.flatMap(({ documento }) => documento || [])}::text[])
    order by orden_texto(e.empresa) collate "C", orden_texto(u.personal) collate "C", u.id_usuario`.execute(db);
  return rows;
}
