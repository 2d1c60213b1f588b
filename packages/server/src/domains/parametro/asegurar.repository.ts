import { DOMINIOS_DE_EMPRESA } from '@portal/contract/dominio';
import type { MaestroExistente } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { type CodigosUsados, type Coincidencia, type ParametroBuscado, type ParametroHallado, placeOf } from './asegurar.rules.ts';

const STORED = sql`jsonb_build_object('id_parametro', p.id_parametro, 'id_empresa', p.id_empresa, 'codigo_parametro', p.codigo_parametro,
  'parametro', p.parametro, 'codigo_estado', p.codigo_estado)`;

/**
 * Returns for each wanted parameter its table and the stored ones with its code and with its text, else the one into which a parameter of that
 * code or text was joined (P249). An unknown table leaves its place empty.
 */
export async function findCoincidencias(db: Executor, buscados: readonly ParametroBuscado[]): Promise<Map<number, Coincidencia>> {
  const same = sql`p.id_dominio = b.id_dominio and (p.id_empresa is null or p.id_empresa = b.id_empresa)`;
  const { rows } = await sql<Coincidencia & { lugar: number }>`
    with b as materialized (
      select n.lugar::integer as lugar, d.id_dominio, n.id_empresa, lower(n.codigo) as codigo, plegar(n.parametro) as plegado
      from unnest(${buscados.map(({ clave }) => clave)}::text[], ${buscados.map(({ id_empresa }) => id_empresa)}::integer[],
        ${buscados.map(({ codigo }) => codigo || null)}::text[], ${buscados.map(({ parametro }) => parametro)}::text[])
        with ordinality as n(clave, id_empresa, codigo, parametro, lugar)
      join dominio d using (clave)
    ),
    por_codigo as (
      select distinct on (b.lugar) b.lugar, ${STORED} as parametro from b join parametro p on ${same} and lower(p.codigo_parametro) = b.codigo
      order by b.lugar, p.id_empresa nulls last, p.id_parametro
    ),
    por_texto as (
      select distinct on (b.lugar) b.lugar, ${STORED} as parametro from b join parametro p on ${same} and p.plegado = b.plegado
      order by b.lugar, p.id_empresa nulls last, p.id_parametro
    ),
    por_anterior as (
      select distinct on (b.lugar) b.lugar, ${STORED} as parametro
      from b join nombre_anterior n on (n.id_lugar is null or n.id_lugar = b.id_empresa)
        and case when b.codigo is null then n.nombre_plegado = b.plegado else n.codigo_plegado = plegar(b.codigo) end
      join parametro p on ${same} and p.id_parametro = n.id_parametro
      order by b.lugar, n.id_lugar nulls last, n.id_nombre_anterior desc
    )
    select b.lugar, b.id_dominio, b.plegado, coalesce(c.parametro, case when b.codigo is not null then a.parametro end) as "porCodigo",
      coalesce(t.parametro, case when b.codigo is null then a.parametro end) as "porTexto"
    from b left join por_codigo c using (lugar) left join por_texto t using (lugar) left join por_anterior a using (lugar)`.execute(db);
  return new Map(rows.map(({ lugar, ...coincidencia }) => [lugar - 1, coincidencia]));
}

/** Returns the codes in use, by table and company. */
export async function findCodigosUsados(db: Executor, dominios: readonly number[]): Promise<CodigosUsados> {
  const { rows } = await sql<{ id_dominio: number; id_empresa: number | null; codigos: string[] }>`
    select id_dominio, id_empresa, array_agg(upper(codigo_parametro)) as codigos from parametro
    where id_dominio = any (${[...dominios]}::integer[]) group by id_dominio, id_empresa`.execute(db);
  return new Map(rows.map(({ id_dominio, id_empresa, codigos }) => [placeOf(id_dominio, id_empresa), new Set(codigos)]));
}

/** Locks parameter tables until the transaction ends, in order of id against deadlocks: two saves cannot both find a code or a text free. */
export const lockDominios = async (trx: Executor, claves: readonly string[]): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtext('parametro'), d.id_dominio)
    from (select id_dominio from dominio where clave = any (${[...claves]}::text[]) order by id_dominio) as d`.execute(trx);
};

/** Locks the tables of which parameters may belong to a company. */
export const lockDominiosDeEmpresa = async (trx: Executor): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtext('parametro'), d.id_dominio)
    from (select id_dominio from dominio where id_dominio = any (${[...DOMINIOS_DE_EMPRESA]}::integer[]) order by id_dominio) as d`.execute(
    trx,
  );
};

/** Locks one parameter table in the same way; returns whether it exists. */
export const lockDominio = async (trx: Executor, id_dominio: number): Promise<boolean> =>
  (
    await sql`select pg_advisory_xact_lock(hashtext('parametro'), d.id_dominio) from dominio d where d.id_dominio = ${id_dominio}`.execute(
      trx,
    )
  ).rows.length > 0;

/** Author and moment of new parameters. */
export interface Sello {
  readonly usuario: string;
  /** ISO 8601. */
  readonly momento: string;
}

const keyOf = (row: { id_dominio: number; id_empresa: number | null; codigo_parametro: string }) =>
  `${placeOf(row.id_dominio, row.id_empresa)}/${row.codigo_parametro}`;

/** Inserts parameters; returns the id of each, in their order. */
export async function insertParametros(trx: Executor, nuevos: readonly ParametroHallado[], sello: Sello): Promise<number[]> {
  const { rows } = await sql<{ id_parametro: number; id_dominio: number; id_empresa: number | null; codigo_parametro: string }>`
    insert into parametro (id_dominio, id_empresa, codigo_parametro, parametro, usuario_creacion, fecha_creacion, fecha_modificacion)
    select n.id_dominio, n.id_empresa, n.codigo, n.parametro, ${sello.usuario}, ${sello.momento}::timestamptz, ${sello.momento}::timestamptz
    from unnest(${nuevos.map(({ id_dominio }) => id_dominio)}::integer[], ${nuevos.map(({ id_empresa }) => id_empresa)}::integer[],
      ${nuevos.map(({ codigo_parametro }) => codigo_parametro)}::text[], ${nuevos.map(({ parametro }) => parametro)}::text[])
      as n(id_dominio, id_empresa, codigo, parametro)
    returning id_parametro, id_dominio, id_empresa, codigo_parametro`.execute(trx);
  const ids = new Map(rows.map((row) => [keyOf(row), row.id_parametro]));
  return nuevos.map((nuevo) => ids.get(keyOf(nuevo)) ?? 0);
}

/** Share of common trigrams from which two texts resemble each other. */
const RESEMBLES = 0.5;
const MOST_RESEMBLING = 3;

/** Returns for each parameter that would be created the stored ones of its table that resemble it, the nearest first. */
export async function findParecidos(db: Executor, nuevos: readonly ParametroHallado[]): Promise<MaestroExistente[][]> {
  const { rows } = await sql<{ parecidos: MaestroExistente[] }>`
    with n as materialized (
      select lugar, id_dominio, id_empresa, plegar(parametro) as plegado
      from unnest(${nuevos.map(({ id_dominio }) => id_dominio)}::integer[], ${nuevos.map(({ id_empresa }) => id_empresa)}::integer[],
        ${nuevos.map(({ parametro }) => parametro)}::text[]) with ordinality as n(id_dominio, id_empresa, parametro, lugar)
    )
    select (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id_parametro, 'codigo', s.codigo_parametro, 'nombre', s.parametro) order by s.cerca desc, s.id_parametro), '[]')
      from (
        select p.id_parametro, p.codigo_parametro, p.parametro, similarity(p.plegado, n.plegado) as cerca from parametro p
        where p.id_dominio = n.id_dominio and (p.id_empresa is null or p.id_empresa = n.id_empresa) and similarity(p.plegado, n.plegado) >= ${RESEMBLES}
        order by cerca desc, p.id_parametro limit ${MOST_RESEMBLING}) as s
    ) as parecidos
    from n order by n.lugar`.execute(db);
  return rows.map(({ parecidos }) => parecidos);
}
