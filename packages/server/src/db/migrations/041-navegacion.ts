import { type Migration, sql } from 'kysely';

/** What a person pinned, and whether the first steps are put away. It goes with its person. */
export const navegacion: Migration = {
  async up(db) {
    await sql`create table navegacion (
      id_usuario integer primary key references usuario on delete cascade,
      fijados jsonb not null default '[]',
      pasos_apartados boolean not null default false
    )`.execute(db);
  },
};
