import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

interface NewEnlace {
  readonly id_usuario: number;
  readonly asignaciones: number[];
  readonly token_hash: string;
  readonly fecha_creacion: string;
  readonly fecha_expiracion: string;
}

export async function insertEnlace(db: Executor, enlace: NewEnlace): Promise<void> {
  await db.insertInto('enlace_equipo').values(enlace).execute();
}

/** Deletes expired links. */
export async function forgetEnlaces(db: Executor, now: string): Promise<void> {
  await sql`delete from enlace_equipo where fecha_expiracion < ${now}::timestamptz`.execute(db);
}
