import { tmpdir } from 'node:os';
import { runHealth } from '@portal/testkit/scenes/salud.ts';
import { openConnection } from '../../../packages/server/src/db/connection.ts';
import type { Side } from '../measure.ts';

/** Attempts that the second run meets: those of some minutes of a busy portal. */
const NEW = 2_000;
/** Time of one run of the job, in milliseconds. */
const RUN_MS = 5 * 60_000;
/** Time that a run leaves to the next one, and a moment more. */
const MARGIN = "interval '10 minutes 1 second'";

/** Moments of the job's clock: one before which all but the newest attempts arrived, and one after all. */
const MOMENTS = `
  select fecha_fin + ${MARGIN} as before, (select max(fecha_fin) from evaluacion) + ${MARGIN} as after
  from evaluacion order by fecha_fin desc offset ${NEW} limit 1`;

/** Pretends that all figures were computed now. */
const COMPUTED = `update pregunta_salud set nuevas = 0, pendiente = false, contestadas = 10000, fecha_calculo = now() + interval '10 years'`;
/** Asks for the version with the most answers. */
const ONE = `
  update pregunta_salud set pendiente = true where (id_pregunta, version) = (
    select id_pregunta, version from detalle group by 1, 2 order by count(*) desc limit 1)`;

/**
 * Computes the health of the questions as the job does: one run over all attempts but the newest, one with these alone, one of a version. Returns a
 * line with their times.
 */
export async function timeHealth({ url, sql }: Side): Promise<string> {
  const connection = await openConnection({ databaseUrl: url, dataDir: tmpdir() });
  const run = async (clock: Date) => {
    const start = performance.now();
    const versions = await runHealth(connection.db, clock, RUN_MS);
    return { versions, seconds: ((performance.now() - start) / 1_000).toFixed(2) };
  };
  try {
    await sql.query(`update salud_marca set hasta = '1970-01-01T00:00:00Z'`);
    const { before, after } = (await sql.query<{ before: Date; after: Date }>(MOMENTS)).rows[0]!;
    const all = await run(before);
    await sql.query(COMPUTED);
    const few = await run(after);
    await sql.query(COMPUTED);
    await sql.query(ONE);
    const one = await run(after);
    return `health of questions: all attempts and ${all.versions} versions ${all.seconds} s, ${NEW} new attempts and ${few.versions} versions ${few.seconds} s, the most answered version ${one.seconds} s`;
  } finally {
    await connection.close();
  }
}
