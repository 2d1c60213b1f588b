import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Makes the database refuse messages to some people: the transaction that writes one ends as if its process had died. */
export async function installDeath(db: Executor): Promise<void> {
  await sql`create table muere (id_usuario integer)`.execute(db);
  await sql`create function morir() returns trigger language plpgsql as $$
    begin
      if exists (select from muere m where m.id_usuario = new.id_usuario) then raise exception 'muere'; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger morir before insert on correo for each row execute function morir()`.execute(db);
}

/** Refuses messages to a person while `work` runs. */
export async function dyingAt(db: Executor, id_usuario: number, work: () => Promise<void>): Promise<void> {
  await sql`insert into muere values (${id_usuario})`.execute(db);
  await work();
  await sql`delete from muere`.execute(db);
}
