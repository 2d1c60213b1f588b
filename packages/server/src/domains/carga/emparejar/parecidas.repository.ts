import type { MaestroExistente } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';

/** Share of common trigrams from which two names resemble each other. */
const RESEMBLES = 0.5;
const MOST = 3;

/** Returns for each name of a new company the stored ones that resemble it, the nearest first. */
export async function findEmpresasParecidas(db: Executor, nombres: readonly string[]): Promise<MaestroExistente[][]> {
  const { rows } = await sql<{ parecidos: MaestroExistente[] }>`
    with n as materialized (select plegar(nombre) as plegado, lugar from unnest(${[...nombres]}::text[]) with ordinality as n(nombre, lugar))
    select (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id_empresa, 'codigo', s.codigo_empresa, 'nombre', s.empresa) order by s.cerca desc, s.id_empresa), '[]')
      from (
        select e.id_empresa, e.codigo_empresa, e.empresa, similarity(plegar(e.empresa), n.plegado) as cerca
        from empresa e where similarity(plegar(e.empresa), n.plegado) >= ${RESEMBLES} order by cerca desc, e.id_empresa limit ${MOST}) as s
    ) as parecidos
    from n order by n.lugar`.execute(db);
  return rows.map(({ parecidos }) => parecidos);
}

/** Parameter that the sender chose, and the table and company of the one that it replaces. */
export interface ParametroElegido {
  readonly clave: string;
  readonly id: number;
  readonly id_empresa: number | null;
}

/** Reads chosen parameters, in their order; null for one that is not in the table or belongs to another company. */
export async function findElegidos(db: Executor, elegidos: readonly ParametroElegido[]): Promise<(MaestroExistente | null)[]> {
  const { rows } = await sql<{ id: number | null; codigo: string; nombre: string }>`
    select p.id_parametro as id, p.codigo_parametro as codigo, p.parametro as nombre
    from unnest(${elegidos.map(({ clave }) => clave)}::text[], ${elegidos.map(({ id }) => id)}::integer[],
      ${elegidos.map(({ id_empresa }) => id_empresa)}::integer[]) with ordinality as n(clave, id, id_empresa, lugar)
    left join dominio d on d.clave = n.clave
    left join parametro p on p.id_parametro = n.id and p.id_dominio = d.id_dominio and (p.id_empresa is null or p.id_empresa = n.id_empresa)
    order by n.lugar`.execute(db);
  return rows.map(({ id, codigo, nombre }) => (id === null ? null : { id, codigo, nombre }));
}
