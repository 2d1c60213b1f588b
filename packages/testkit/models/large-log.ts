import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Entries of the activity log in the measure of its list. */
export const LOG_ENTRIES = 500_000;

/** Entries of one statement, well below the time limit of a statement. */
const BATCH = 50_000;

/** Of ten entries nine are events of learners, one is a change with its values before and after. */
export async function fillLog(db: Executor): Promise<void> {
  for (let first = 1; first < LOG_ENTRIES; first += BATCH) await insertBatch(db, first, first + BATCH - 1);
  await sql`analyze log`.execute(db);
}

async function insertBatch(db: Executor, first: number, last: number): Promise<void> {
  await sql`
    insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select n % 5000 + 1, n % 5000 + 1, 'persona' || n % 5000, 'evaluacion', case n % 2 when 0 then 'evaluacion_inicio' else 'evaluacion_fin' end,
      'Evaluación ' || n || ', intento ' || n % 3 + 1 || case n % 2 when 0 then '' else ': aprobado, nota ' || n % 30 + 70 end,
      timestamptz '2026-01-01 08:00:00-05' + n * interval '1 minute'
    from generate_series(${first}::integer, ${last}::integer) n where n % 10 <> 0`.execute(db);
  await sql`
    insert into log (id_usuario_creacion, usuario_creacion, tabla, tipo, id_registro, antes, despues, fecha_creacion)
    select 1, 'persona1', (array['curso', 'modulo', 'tema', 'programa'])[n / 10 % 4 + 1], 'cambio', n / 10 % 500 + 1,
      jsonb_build_object('titulo', 'Almacén ' || n, 'descripcion', repeat('Atención al cliente ', 8)),
      jsonb_build_object('titulo', 'Almacén central ' || n, 'descripcion', repeat('Atención al público ', 8)),
      timestamptz '2026-01-01 08:00:00-05' + n * interval '1 minute'
    from generate_series(${first}::integer, ${last}::integer) n where n % 10 = 0`.execute(db);
}
