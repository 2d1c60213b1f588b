import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';

/** Types of log entries: a directory ended the employment of an administrator, or tried to. */
export const TIPO = { cesado: 'cese_administrador', rechazado: 'cese_administrador_rechazado' } as const;

/** Reads whether a person administers the portal, and whether a directory ended the employment of an administrator since a moment. */
export const findCese = async (trx: Executor, id_usuario: number, since: string) =>
  (
    await sql<{ administra: boolean; antes: boolean }>`
      select u.indicador_admin = 1 as administra,
        exists (select from log l where l.tipo = ${TIPO.cesado} and l.fecha_creacion > ${since}::timestamptz) as antes
      from usuario u where u.id_usuario = ${id_usuario}::integer`.execute(trx)
  ).rows[0];

/** Returns whether a refusal was noted of the person since a moment: a provider sends it again at each cycle. */
export const isNoted = async (db: Executor, id_usuario: number, since: string): Promise<boolean> =>
  (
    await sql`
      select from log l where l.id_usuario = ${id_usuario}::integer and l.tipo = ${TIPO.rechazado}
        and l.fecha_creacion > ${since}::timestamptz limit 1`.execute(db)
  ).rows.length > 0;
