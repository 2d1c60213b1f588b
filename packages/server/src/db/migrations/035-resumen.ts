import { sql, type Migration } from 'kysely';
import { COPIAR, COPIAS } from './035/copias.ts';
import { DE_PERSONAS, DE_PROGRESO, RECONSTRUIR } from './035/sumas.ts';
import { TABLAS } from './035/tablas.ts';

/** Sums of the figures that dashboards and follow-ups show, kept by the database in the transaction that changes them (`docs/decisions/051`). */
export const resumen: Migration = {
  async up(db) {
    const functions = [...COPIAS, ...DE_PROGRESO.functions, ...DE_PERSONAS.functions, RECONSTRUIR];
    const triggers = [...COPIAR, ...DE_PROGRESO.triggers, ...DE_PERSONAS.triggers];
    for (const statement of [...TABLAS, ...functions, 'select reconstruir_resumen()', ...triggers]) await sql.raw(statement).execute(db);
  },
};
