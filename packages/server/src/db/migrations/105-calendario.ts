import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // Private address of the calendar of a person: whoever has it reads the calendar (P292). Only a hash of its token is stored.
  `create table calendario_enlace (
    id_usuario integer primary key references usuario on delete cascade,
    token_hash text not null unique,
    fecha_creacion timestamptz not null,
    fecha_reemplazo timestamptz
  )`,
];

/** Private addresses of calendars. */
export const calendario: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
