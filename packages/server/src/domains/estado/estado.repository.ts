import { LETRAS_PROPIAS } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { type Medidas, medidas } from './medidas.repository.ts';

/** Figures of the database and its work, from one statement. */
export interface Lectura extends Medidas {
  readonly version: string;
  readonly bytes: number;
  readonly migraciones: number;
  readonly ultima_migracion: string;
  readonly vigentes: number;
  readonly anulados: number;
  readonly archivos: number;
  readonly archivos_bytes: number;
  readonly sin_uso: number;
  readonly sin_uso_bytes: number;
  readonly sin_letras: number;
  readonly sin_letras_nombres: string[];
  readonly nivel: number;
}

const LETRAS = LETRAS_PROPIAS.map(([from, to]) => `\\${from}-\\${to}`).join('');

/** Names with a letter of which certificates have no font. */
const SIN_LETRAS = sql.raw(String.raw`(select count(*)::integer as sin_letras,
    coalesce((array_agg(personal order by id_usuario))[1:3], '{}') as sin_letras_nombres
  from usuario where codigo_estado = 1 and octet_length(personal) > length(personal)
    and personal ~ U&'[^${LETRAS}]') s`);

/** Reads database, partitions, outbox, jobs and certificates in one statement; `now` in ISO 8601. */
export async function findLectura(db: Executor, now: string): Promise<Lectura> {
  const { rows } = await sql<Lectura>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*) from kysely_migration)::integer as migraciones,
      (select max(name) from kysely_migration) as ultima_migracion,
      (select count(*) from certificado where codigo_estado = 1)::integer as vigentes,
      (select count(*) from certificado where codigo_estado <> 1)::integer as anulados,
      (select nivel_escritura from configuracion) as nivel, s.sin_letras, s.sin_letras_nombres, f.archivos, f.archivos_bytes, f.sin_uso, f.sin_uso_bytes,
      ${medidas(now)}
    from ${SIN_LETRAS} cross join (
      select count(*)::integer as archivos, coalesce(sum(tamano), 0)::float8 as archivos_bytes,
        count(sin_uso_desde)::integer as sin_uso, coalesce(sum(tamano) filter (where sin_uso_desde is not null), 0)::float8 as sin_uso_bytes
      from archivo) f`.execute(db);
  return rows[0]!;
}
