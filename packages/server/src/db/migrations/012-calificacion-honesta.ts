import { sql, type Migration } from 'kysely';

/**
 * Adds what an honest grade needs (P44): the order of the options in an attempt, the pauses between attempts, and the mark of an attempt
 * faster than reading. The defaults let a server of the previous version go on beside the new one.
 */
export const calificacionHonesta: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table detalle add column orden text not null default '1234'
    check (orden ~ '^[1-4]{4}$' and strpos(orden, '1') * strpos(orden, '2') * strpos(orden, '3') * strpos(orden, '4') > 0)`,
  `alter table evaluacion add column rapido boolean not null default false`,
  `alter table configuracion add column pausas_intento integer[] default '{0,5,30}'
    check (array_position(pausas_intento, null) is null and 0 <= all (pausas_intento) and 1440 >= all (pausas_intento)
      and cardinality(pausas_intento) <= 20)`,
];
