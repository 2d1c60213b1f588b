import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** A copy as it is kept for a day. */
export interface Copia {
  readonly id_copia: number;
  readonly tabla: string;
  readonly id_registro: number;
  readonly nombre: string;
  readonly filas: Readonly<Record<string, readonly number[]>>;
  /** ISO 8601. */
  readonly fecha_creacion: string;
}

/** Stores what a copy made and returns its number. */
export async function insertCopia(trx: Executor, id_usuario: number, copia: Omit<Copia, 'id_copia'>): Promise<number> {
  const { filas, ...columns } = copia;
  const values = { ...columns, id_usuario, filas: JSON.stringify(filas) };
  return (await trx.insertInto('copia').values(values).returning('id_copia').executeTakeFirstOrThrow()).id_copia;
}

interface Asked {
  readonly id_usuario: number;
  /** ISO 8601. */
  readonly now: string;
}

/** Copies that a person made in the last day. */
const copiasOf = ({ id_usuario, now }: Asked) => sql`
  select id_copia, tabla, id_registro, nombre, filas, fecha_creacion from copia
  where id_usuario = ${id_usuario} and fecha_creacion > ${now}::timestamptz - interval '1 day'`;

/** Lists the copies that a person made in the last day, newest first. */
export const findCopias = async (db: Executor, asked: Asked): Promise<Copia[]> =>
  (await sql<Copia>`${copiasOf(asked)} order by id_copia desc`.execute(db)).rows;

/** Locks a copy that a person made in the last day. */
export const lockCopia = async (trx: Executor, id_copia: number, asked: Asked): Promise<Copia | undefined> =>
  (await sql<Copia>`${copiasOf(asked)} and id_copia = ${id_copia} for update`.execute(trx)).rows[0];

/** Forgets a copy of which nothing is left. */
export const deleteCopia = async (trx: Executor, id_copia: number): Promise<void> => {
  await trx.deleteFrom('copia').where('id_copia', '=', id_copia).execute();
};

/** Deletes what is kept of copies for longer than a day. */
export const forgetCopias = async (db: Executor, now: string): Promise<void> => {
  await sql`delete from copia where fecha_creacion < ${now}::timestamptz - interval '1 day'`.execute(db);
};
