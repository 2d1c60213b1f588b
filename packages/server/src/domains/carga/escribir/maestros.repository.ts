import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Autor } from './carga.repository.ts';
import type { EmpresaNueva } from '../carga.rules.ts';

/** Records of other tables that an import created. */
export interface Creados {
  readonly empresas: readonly number[];
  readonly parametros: readonly number[];
}

/** Inserts the companies that are missing; returns the id of each, in their order, and the new ones. */
export async function ensureEmpresas(
  trx: Executor,
  empresas: readonly EmpresaNueva[],
  { usuario, id_usuario, now }: Autor,
): Promise<{ readonly ids: number[]; readonly creadas: number[] }> {
  const codigos = empresas.map(({ codigo }) => codigo);
  const { rows } = await sql<{ id: number }>`
    insert into empresa (codigo_empresa, empresa, usuario_creacion, id_usuario_creacion, fecha_creacion, fecha_modificacion)
    select n.codigo, n.empresa, ${usuario}, ${id_usuario}::integer, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${codigos}::text[], ${empresas.map(({ empresa }) => empresa)}::text[]) with ordinality as n(codigo, empresa, lugar) order by n.lugar
    on conflict (codigo_empresa) do nothing returning id_empresa as id`.execute(trx);
  const found = await sql<{ id: number }>`
    select e.id_empresa as id from unnest(${codigos}::text[]) with ordinality as n(codigo, lugar) join empresa e on e.codigo_empresa = n.codigo
    order by n.lugar`.execute(trx);
  return { ids: found.rows.map(({ id }) => id), creadas: rows.map(({ id }) => id) };
}

/** Returns which parameters this transaction created. */
export async function findCreados(trx: Executor, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id_parametro as id from parametro
    where id_parametro = any (${[...ids]}::integer[]) and xmin = pg_current_xact_id()::xid order by id_parametro`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Keeps with the import what its confirmation created. */
export const keepCreados = async (trx: Executor, id_importacion: number, creados: Creados): Promise<void> => {
  await trx
    .updateTable('importacion')
    .set({ preparado: JSON.stringify(creados) })
    .where('id_importacion', '=', id_importacion)
    .execute();
};
