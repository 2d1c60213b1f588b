import { sql } from 'kysely';
import type { Lector } from './envio.repository.ts';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn, isReachable } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/** Companies of a report: those of its filter, within the access of its owner. */
export interface Alcanzadas {
  /** Companies of the filter; empty: all. */
  readonly id_empresa: readonly number[];
  readonly scope: Scope;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Builds the query of the active companies of a report, each with the active people who lead it. */
const dirigidas = ({ id_empresa, scope, today }: Alcanzadas) => sql`
  select e.id_empresa, e.empresa, u.id_usuario, coalesce(${isReachable('u')}, false) as alcanzable
  from empresa e cross join lateral (values (e.codigo_gerente), (e.codigo_director)) as d(codigo)
    left join usuario u on u.codigo_usuario = d.codigo and u.codigo_estado = 1 and ${isActiveOn('u', today)}
  where e.codigo_estado = 1 and ${inScope(scope, 'e.id_empresa')}
    and (cardinality(${[...id_empresa]}::integer[]) = 0 or e.id_empresa = any (${[...id_empresa]}::integer[]))`;

/** Reads the managers and directors of the companies of a report, each with the own companies alone (P255). */
export const findDireccion = async (db: Executor, alcanzadas: Alcanzadas): Promise<Lector[]> =>
  (
    await sql<Lector>`
      select u.id_usuario, u.personal, u.nombres, case when ${isReachable('u')} then u.correo_electronico end as correo_electronico, u.idioma,
        false as admin, d.alcance, d.dirige
      from (
        select id_usuario, array_agg(id_empresa order by id_empresa) as alcance, array_agg(empresa order by orden_texto(empresa) collate "C") as dirige
        from (select distinct id_usuario, id_empresa, empresa from (${dirigidas(alcanzadas)}) x where id_usuario is not null) y
        group by id_usuario
      ) d join usuario u on u.id_usuario = d.id_usuario
      order by orden_texto(u.personal) collate "C", u.id_usuario`.execute(db)
  ).rows;

/** Companies of a report of which nobody gets a letter. */
export interface SinDireccion {
  readonly empresas_sin: number;
  /** The first of them. */
  readonly nombres_sin: string[];
}

/** Counts the companies of a report without a manager or director whom a letter reaches, and names the first `most`. */
export const findSinDireccion = async (db: Executor, alcanzadas: Alcanzadas, most: number): Promise<SinDireccion> =>
  (
    await sql<SinDireccion>`
      select count(*)::integer as empresas_sin,
        coalesce((array_agg(empresa order by orden_texto(empresa) collate "C"))[1:${most}::integer], '{}') as nombres_sin
      from (select id_empresa, empresa from (${dirigidas(alcanzadas)}) x group by id_empresa, empresa having not bool_or(alcanzable)) y`.execute(
      db,
    )
  ).rows[0]!;
