import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // Moment since which nobody is reminded of the refused rows of an import; older ones are not brought up again.
  `alter table importacion add column atendida timestamptz`,
  `update importacion set atendida = now() where estado <> 'revisada' and fecha_creacion < now() - interval '30 days'`,
  `create index importacion_por_atender on importacion (id_importacion) where atendida is null and estado = 'aplicada'`,
];

/** Duties on the first screen, and who edits a record. */
export const inicio: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
