import { sql, type Migration } from 'kysely';

/** A group rule of an administrator with a limited access assigns its plan to people of these companies alone (P46); null: to all. */
export const alcanceReglas: Migration = {
  async up(db) {
    await sql.raw('alter table asignacion_grupo add column empresas integer[]').execute(db);
  },
};
