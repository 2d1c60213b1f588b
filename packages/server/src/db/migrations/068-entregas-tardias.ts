import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // When the device of a delivery that waited says that it was handed in, and when it arrived (P119); null for one that came at once.
  `alter table evaluacion add column fecha_declarada timestamptz, add column fecha_recibida timestamptz`,
  // Stretch of uses without a long gap: when the present one began, and when the one before it ended (record 102).
  `alter table sesion add column uso_desde timestamptz, add column uso_previo timestamptz`,
];

/** Deliveries that waited for a connection, and the uses of a session by which their moment is judged. */
export const entregasTardias: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
