import { type RawBuilder, sql } from 'kysely';

/** Person under another one; `nivel` 1 is a direct report. */
interface Below {
  readonly id_usuario: number;
  readonly nivel: number;
}

/**
 * Builds the query of everybody under a person by direct managers, at any depth. A person who left stays a link: the people below do not vanish
 * with a manager. Everybody has one manager, so a circle can only close at the person on top, who is left out: that ends the recursion.
 */
export const peopleBelow = (id_jefe: RawBuilder<unknown>): RawBuilder<Below> => sql<Below>`
  with recursive cadena as (
    select s.id_usuario, s.codigo_usuario, 1 as nivel
    from usuario jefe join usuario s on s.codigo_jefe_inmediato = jefe.codigo_usuario
    where jefe.id_usuario = ${id_jefe} and s.id_usuario <> jefe.id_usuario
    union all
    select s.id_usuario, s.codigo_usuario, c.nivel + 1
    from cadena c join usuario s on s.codigo_jefe_inmediato = c.codigo_usuario
    where s.id_usuario <> ${id_jefe})
  select id_usuario, nivel from cadena`;
