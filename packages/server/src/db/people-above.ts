import { type RawBuilder, sql } from 'kysely';
import { inScope, type Scope } from './scope.ts';

/** Person of a chain of bosses. */
interface Above {
  readonly codigo_usuario: string;
  readonly codigo_jefe_inmediato: string | null;
  /** The person is in the caller's scope. */
  readonly alcanzado: boolean;
}

/** Builds the query of the people with these codes and everybody above them; a circle ends where it closes. */
export const peopleAbove = (codigos: readonly string[], scope: Scope): RawBuilder<Above> => sql<Above>`
  with recursive superior as (
    select id_usuario, codigo_usuario, codigo_jefe_inmediato, id_empresa from usuario where codigo_usuario = any (${[...codigos]}::text[])
    union
    select u.id_usuario, u.codigo_usuario, u.codigo_jefe_inmediato, u.id_empresa
    from superior s join usuario u on u.codigo_usuario = s.codigo_jefe_inmediato
  )
  select s.codigo_usuario, s.codigo_jefe_inmediato, ${inScope(scope, 's.id_empresa')} as alcanzado from superior s`;

/** Person and the boss to come: `id`, `codigo` of the person, `jefe` or null. */
interface Returning {
  readonly id: number;
  readonly codigo: string;
  readonly jefe: string | null;
}

/** Builds the query of the `id` of everybody in `antes` who would be below themselves if all of them got their `jefe`; of others the present boss counts. */
export const bossCircles = (antes: RawBuilder<Returning>): RawBuilder<{ id: number }> => sql<{ id: number }>`
  with recursive antes as materialized (${antes}), sube as (
    select a.id, a.codigo as origen, a.jefe as codigo, 1 as nivel from antes a where a.jefe is not null
    union all
    select s.id, s.origen, case when a.id is null then u.codigo_jefe_inmediato else a.jefe end, s.nivel + 1
    from sube s join usuario u on u.codigo_usuario = s.codigo left join antes a on a.id = u.id_usuario
    where s.codigo <> s.origen and s.nivel < 100
  )
  select distinct id from sube where codigo = origen`;
