import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // Moment since which nobody is reminded of the refused rows of an import; older ones are not brought up again.
  `alter table importacion add column fecha_atendida timestamptz`,
  `update importacion set fecha_atendida = now() where estado <> 'revisada' and fecha_creacion < now() - interval '30 days'`,
  `create index importacion_por_atender on importacion (id_importacion) where fecha_atendida is null and estado = 'aplicada'`,
  // Who has a form open, under a lease of a minute that the form renews (docs/producto.md P264).
  `create table presencia (
    tipo text not null,
    clave text not null,
    pestana uuid not null,
    id_usuario integer not null references usuario on delete cascade,
    desde timestamptz not null,
    vence timestamptz not null,
    primary key (tipo, clave, pestana)
  )`,
  `create index presencia_usuario on presencia (id_usuario)`,
  `create index presencia_vence on presencia (vence)`,
];

/** Duties on the first screen, and who edits a record. */
export const inicio: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
