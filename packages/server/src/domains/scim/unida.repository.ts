import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/** Former data of a joined person, as a request has them. */
interface Anterior {
  readonly documento: string | null;
  readonly codigo: string | null;
  /** Names at the provider and e-mails, in small letters. */
  readonly nombres: readonly string[];
}

/** Person into whom another was joined. */
interface Unida {
  readonly personal: string;
  readonly codigo_usuario: string;
  readonly alcanzada: boolean;
}

/** Builds the query of a row of the joined person `n` as it was deleted; the log keeps it, until an erasure empties it. */
const deleted = (tabla: string): RawBuilder<unknown> => sql`
  select l.antes from log l where l.tabla = ${tabla} and l.tipo = 'baja' and l.id_registro = n.id_anterior and l.antes is not null
  order by l.id_log desc limit 1`;

/** Finds who stayed of a joined person with a former document, code or name; of several the latest. */
export const findUnida = async (db: Executor, scope: Scope, { documento, codigo, nombres }: Anterior): Promise<Unida | undefined> =>
  (
    await sql<Unida>`
      select u.personal, u.codigo_usuario, ${inScope(scope, 'u.id_empresa')} as alcanzada
      from nombre_anterior n join usuario u on u.id_usuario = n.id_usuario
      left join lateral (${deleted('usuario')}) persona on true left join lateral (${deleted('scim_usuario')}) nombre on true
      where n.documento = ${documento}::text or n.codigo_plegado = plegar(${codigo}::text)
        or array[lower(n.documento), lower(persona.antes ->> 'username'), lower(persona.antes ->> 'correo_electronico'),
          lower(nombre.antes ->> 'nombre_usuario')] && ${nombres}::text[]
      order by n.id_nombre_anterior desc limit 1`.execute(db)
  ).rows[0];
