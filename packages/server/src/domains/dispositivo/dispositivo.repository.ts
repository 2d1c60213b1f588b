import { dispositivoMaestro, type DispositivoPropio } from '@portal/contract/dispositivo';
import { DOMINIOS } from '@portal/contract/dominio';
import { sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Executor } from '../../db/executor.ts';
import { inScope } from '../../db/scope.ts';

export const dispositivoRows = masterRows({
  definition: dispositivoMaestro,
  table: 'tableta',
  alias: 'd',
  from: sql`tableta d join empresa e on e.id_empresa = d.id_empresa left join parametro p on p.id_parametro = d.id_centro_costo
    left join tableta_vinculo v on v.id_dispositivo = d.id_dispositivo`,
  inScope: (scope) => inScope(scope, 'fila.id_empresa'),
  computed: {
    empresa: sql`e.empresa`,
    centro_costo: sql`p.parametro`,
    vinculo: sql`case when v.token_hash is not null then 'vinculado' when v.codigo_hash is not null then 'por_vincular'
      when v.fecha_vinculo is not null then 'desvinculado' else 'sin_vincular' end`,
    fecha_vinculo: sql`v.fecha_vinculo`,
    fecha_visto: sql`v.fecha_visto`,
    en_espera: sql`coalesce(v.en_espera, 0)`,
  },
});

/** Shop of a tablet: a company, or one cost centre of it. */
export interface Tienda {
  readonly id_empresa: number;
  readonly id_centro_costo: number | null;
}

/** Returns which part of a shop does not exist: its company, or its cost centre for that company; undefined when both do. */
export async function findUnknown(db: Executor, tienda: Tienda): Promise<'id_empresa' | 'id_centro_costo' | undefined> {
  const { rows } = await sql<{ empresa: boolean; centro: boolean }>`
    select exists (select from empresa where id_empresa = ${tienda.id_empresa}::integer) as empresa,
      (${tienda.id_centro_costo}::integer is null or exists (select from parametro p where p.id_parametro = ${tienda.id_centro_costo}::integer
        and p.id_dominio = ${DOMINIOS.centro_costo} and coalesce(p.id_empresa, ${tienda.id_empresa}::integer) = ${tienda.id_empresa}::integer)) as centro`.execute(
    db,
  );
  const { empresa, centro } = rows[0]!;
  if (!empresa) return 'id_empresa';
  return centro ? undefined : 'id_centro_costo';
}

/** Returns another tablet of the company with the name, but for case and accents; two saves of one company wait for each other. */
export async function findSameName(
  trx: Executor,
  { id_empresa, dispositivo, id }: { readonly id_empresa: number; readonly dispositivo: string; readonly id: number | undefined },
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('tableta.dispositivo'), ${id_empresa}::integer)`.execute(trx);
  const { rows } = await sql<{ id_dispositivo: number }>`
    select id_dispositivo from tableta where id_empresa = ${id_empresa}::integer and sin_acentos(dispositivo) = sin_acentos(${dispositivo}::text)
      and id_dispositivo is distinct from ${id ?? null}::integer`.execute(trx);
  return rows[0]?.id_dispositivo;
}

/** Reads what a tablet may know of itself. */
export const findPropio = async (db: Executor, id_dispositivo: number): Promise<DispositivoPropio | undefined> =>
  (
    await sql<DispositivoPropio>`
      select d.id_dispositivo, d.dispositivo, e.empresa, p.parametro as centro_costo, d.maximo_mb
      from tableta d join empresa e on e.id_empresa = d.id_empresa left join parametro p on p.id_parametro = d.id_centro_costo
      where d.id_dispositivo = ${id_dispositivo}::integer`.execute(db)
  ).rows[0];

/** Reads the company of a tablet. */
export const findEmpresaOf = async (db: Executor, id_dispositivo: number): Promise<number | null> =>
  (await db.selectFrom('tableta').select('id_empresa').where('id_dispositivo', '=', id_dispositivo).executeTakeFirst())?.id_empresa ?? null;
