import { type Migration, sql } from 'kysely';

/** Refuses rows of a template, whatever wrote them: a version that knows no templates too. */
const guard = (table: 'asignacion' | 'regla') => `
  create trigger ${table}_sin_plantilla after insert on ${table} referencing new table as nuevas
    for each statement execute function sin_plantilla()`;

const STATEMENTS: readonly string[] = [
  // A template is inactive, so that whatever asks for active plans passes it over, the version before included (P252).
  `alter table planestudio
    add column plantilla smallint not null default 0 check (plantilla in (0, 1)),
    add constraint planestudio_plantilla_inactiva check (plantilla = 0 or codigo_estado = 2)`,
  `create function sin_plantilla() returns trigger language plpgsql as $$
    begin
      if exists (select from nuevas n join planestudio p using (id_planestudio) where p.plantilla = 1) then
        raise exception 'nobody gets a template' using errcode = 'check_violation', constraint = 'sin_plantilla';
      end if;
      return null;
    end $$`,
  guard('asignacion'),
  guard('regla'),
];

/** Templates of plans. */
export const plantillas: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
