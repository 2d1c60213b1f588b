import { sql, type Migration } from 'kysely';

/** Refuses to truncate certificates (P18) and indexes the outbox by state, so that counting does not read the messages (P42). */
export const guardas: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create or replace function proteger_certificado() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or (to_jsonb(new) - 'codigo_estado') is distinct from (to_jsonb(old) - 'codigo_estado') then
        raise exception 'un certificado emitido no cambia' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `create trigger certificado_sin_vaciado before truncate on certificado for each statement execute function proteger_certificado()`,
  `create index correo_estado on correo (estado)`,
];
