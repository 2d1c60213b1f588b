import { sql, type Migration } from 'kysely';
import { ASIGNACIONES } from './016/asignaciones.ts';
import { AUTORES } from './016/autores.ts';
import { PERSONAS } from './016/personas.ts';
import { RASTRO } from './016/rastro.ts';

/**
 * Names the author of every row by person (`docs/decisions/027`), keeps what every change of a record was before and after, keeps the
 * history of assignments, lets a parameter belong to a company and an administrator's access be limited to companies.
 */
export const personasYRastro: Migration = {
  async up(db) {
    for (const statement of [...PERSONAS, ...AUTORES, ...ASIGNACIONES, ...RASTRO]) await sql.raw(statement).execute(db);
  },
};
