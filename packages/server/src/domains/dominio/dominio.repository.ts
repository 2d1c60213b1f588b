import { dominioMaestro, DOMINIOS } from '@portal/contract/dominio';
import { sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';

const FIJOS: readonly number[] = Object.values(DOMINIOS);

/** Returns whether the portal itself reads the table. */
export const isFijo = (id: number): boolean => FIJOS.includes(id);

const visible = (scope: Scope) => (scope ? sql`(p.id_empresa is null or ${inScope(scope, 'p.id_empresa')})` : sql`true`);

export const dominioRows = masterRows({
  definition: dominioMaestro,
  table: 'dominio',
  alias: 'd',
  from: sql`dominio d`,
  computed: (scope) => ({
    parametros: sql`(select count(*)::integer from parametro p where p.id_dominio = d.id_dominio and ${visible(scope)})`,
    fijo: sql`(d.id_dominio = any (${[...FIJOS]}::integer[]))`,
  }),
});

/** Returns the keys of all tables, for a new one; holds them until the transaction ends. */
export async function lockClaves(trx: Executor): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtext('dominio.clave'), 0)`.execute(trx);
  const { rows } = await sql<{ clave: string }>`select clave from dominio`.execute(trx);
  return new Set(rows.map(({ clave }) => clave));
}

/** Reads the names of the parameters of a table, the first ones, and their number. */
export const findParametrosOf = async (db: Executor, ids: readonly number[]): Promise<{ id: number; nombres: string[]; total: number }[]> =>
  (
    await sql<{ id: number; nombres: string[]; total: number }>`
      select r.id, array(select parametro from parametro where id_dominio = r.id order by orden_texto(parametro) collate "C" limit 3) as nombres,
        (select count(*)::integer from parametro where id_dominio = r.id) as total
      from unnest(${[...ids]}::integer[]) as r(id)`.execute(db)
  ).rows;
