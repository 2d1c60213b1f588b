import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { type Medidas, medidas } from './medidas.repository.ts';

/** Everything that the database tells about itself and its work. */
export interface Lectura extends Medidas {
  readonly version: string;
  readonly bytes: number;
  readonly migraciones: number;
  readonly ultima_migracion: string;
  readonly vigentes: number;
  readonly anulados: number;
}

/** Reads database, partitions, outbox, jobs and certificates in one statement; `now` in ISO 8601. */
export async function findLectura(db: Executor, now: string): Promise<Lectura> {
  const { rows } = await sql<Lectura>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*) from kysely_migration)::integer as migraciones,
      (select max(name) from kysely_migration) as ultima_migracion,
      (select count(*) from certificado where codigo_estado = 1)::integer as vigentes,
      (select count(*) from certificado where codigo_estado <> 1)::integer as anulados,
      ${medidas(now)}`.execute(db);
  return rows[0]!;
}
