import type { Parecida } from '@portal/contract/usuario';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/** Signs that two people `o` and `u` may be one (P259); each has an index. */
const EN_COMUN = {
  nombre: sql`clave_nombre(o.nombres, o.apellido_paterno, o.apellido_materno) = clave_nombre(u.nombres, u.apellido_paterno, u.apellido_materno)`,
  correo: sql`lower(o.correo_electronico) = lower(u.correo_electronico)`,
  documento: sql`ltrim(o.numero_documento, '0') = ltrim(u.numero_documento, '0')`,
} as const;

const otras = (scope: Scope) => sql`o.id_usuario <> u.id_usuario and ${inScope(scope, 'o.id_empresa')}`;

/** Builds the condition that another person of the scope may be `u`. */
export const isRepetida = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    Object.values(EN_COMUN).map((same) => sql`exists (select from usuario o where ${same} and ${otras(scope)})`),
    sql` or `,
  )})`;

/** Most people that are named. */
const MOST = 20;

/** Finds the people of the scope who may be a person, the surest first; undefined without the person. */
export async function findParecidas(db: Executor, scope: Scope, id: number): Promise<Parecida[] | undefined> {
  const { rows } = await sql<{ parecidas: Parecida[] }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id_usuario, 'codigo', p.codigo_usuario, 'nombre', p.personal, 'empresa', p.empresa,
        'activo', p.codigo_estado = 1, 'motivos', p.motivos) order by cardinality(p.motivos) desc, p.personal, p.id_usuario)
      from (
        select o.id_usuario, o.codigo_usuario, o.personal, o.codigo_estado, e.empresa, m.motivos
        from usuario o left join empresa e on e.id_empresa = o.id_empresa cross join lateral (
          select array_remove(array[${sql.join(Object.entries(EN_COMUN).map(([name, same]) => sql`case when ${same} then ${sql.lit(name)} end`))}], null) as motivos
        ) m
        where ${otras(scope)} and o.id_usuario in (${sql.join(
          Object.values(EN_COMUN).map((same) => sql`select o.id_usuario from usuario o where ${same}`),
          sql` union `,
        )})
        order by cardinality(m.motivos) desc, o.personal, o.id_usuario
        limit ${MOST}
      ) p), '[]') as parecidas
    from usuario u where u.id_usuario = ${id}::integer and ${inScope(scope, 'u.id_empresa')}`.execute(db);
  return rows[0]?.parecidas;
}
