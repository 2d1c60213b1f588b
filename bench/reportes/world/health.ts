import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { openConnection } from '../../../packages/server/src/db/connection.ts';
import { computeSalud } from '../../../packages/server/src/domains/pregunta/pregunta.public.ts';

/** Attempts that the second run meets: those of some minutes of a busy portal. */
const NEW = 2_000;
/** Time that a run leaves to the next one, and a moment more. */
const MARGIN = '10 minutes 1 second';

/** Moments of the job's clock: one before which all but the newest attempts arrived, and one after all. */
const MOMENTS = `
  select fecha_fin + interval '${MARGIN}' as then, (select max(fecha_fin) from evaluacion) + interval '${MARGIN}' as last
  from evaluacion order by fecha_fin desc offset ${NEW} limit 1`;

/**
 * Computes the health of the questions as the job does, of all attempts but the newest, then of these: the second run is what a job costs that has
 * some new attempts. Returns a line with both times.
 */
export async function computeHealth(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const connection = await openConnection({ databaseUrl, dataDir: tmpdir() });
  try {
    const [moments] = (await client.query<{ then: Date; last: Date }>(MOMENTS)).rows;
    const run = async (clock: Date) => {
      const start = performance.now();
      const versions = await computeSalud(connection.db, { clock: () => clock, goesOn: () => true });
      return `${versions} versions in ${((performance.now() - start) / 1_000).toFixed(1)} s`;
    };
    return `health of questions: ${await run(moments!.then)}, then of ${NEW} new attempts: ${await run(moments!.last)}`;
  } finally {
    await connection.close();
    await client.end();
  }
}
