import { sql, type Migration } from 'kysely';

/** Notes in the audit trail the attempts and ratings that an administrator deletes, with their values before (P86). */
export const rastroEvaluaciones: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create trigger rastro_baja after delete on evaluacion referencing old table as viejas
    for each statement execute function anotar_rastro('id_evaluacion')`,
  // A rating belongs to the person of its attempt: without the person an access limited to other companies would see the entry.
  `create function anotar_baja_feedback() returns trigger language plpgsql as $$
    begin
      insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, id_registro, antes, fecha_creacion)
      select e.id_usuario, nullif(current_setting('portal.id_usuario', true), '')::integer,
        coalesce(nullif(current_setting('portal.usuario', true), ''), 'sistema'), tg_table_name, 'baja', v.id_feedback,
        valores_rastro(to_jsonb(v)), coalesce(nullif(current_setting('portal.momento', true), '')::timestamptz, now())
      from viejas v join evaluacion e using (id_evaluacion);
      return null;
    end $$`,
  `create trigger rastro_baja after delete on feedback referencing old table as viejas
    for each statement execute function anotar_baja_feedback()`,
];
