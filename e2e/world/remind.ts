import { remind } from '@portal/testkit/scenes/remind.ts';
import { dayIn } from '../../packages/server/src/core/day.ts';
import { openConnection, type Connection } from '../../packages/server/src/db/connection.ts';
import { readWorld } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_LEFT = 10;

/** Lets the stream's plan end soon, and the first learner lead the second; reminders go out at every hour of every day. */
async function fallBehind(db: Connection['db'], dataDir: string, now: Date): Promise<void> {
  const [boss, learner] = readWorld(dataDir).people['caudal'] ?? [];
  const today = dayIn('America/Lima', now);
  const fecha_fin = dayIn('America/Lima', new Date(now.getTime() + DAYS_LEFT * DAY_MS));
  await db
    .updateTable('planestudio')
    .set({ fecha_fin, notifica_nivel1: DAYS_LEFT + 5, notifica_nivel2: DAYS_LEFT })
    .execute();
  await db
    .updateTable('usuario')
    .set({
      codigo_jefe_inmediato: ({ selectFrom }) =>
        selectFrom('usuario')
          .select('codigo_usuario')
          .where('id_usuario', '=', boss?.id_usuario ?? 0),
    })
    .where('id_usuario', '=', learner?.id_usuario ?? 0)
    .execute();
  await db
    .updateTable('configuracion')
    .set({ hora_recordatorio: 0, dias_recordatorio: [1, 2, 3, 4, 5, 6, 7] })
    .execute();
  await db.deleteFrom('feriado').where('fecha', '=', today).execute();
}

/** Queues the reminders of today in a copy of the world «stream» before a server runs on it: `tsx remind.ts <data folder> <public URL>`. */
async function main([dataDir = '', publicUrl = '']: readonly string[]): Promise<void> {
  const now = new Date();
  const connection = await openConnection({ dataDir });
  try {
    await fallBehind(connection.db, dataDir, now);
    await remind(connection.db, now, publicUrl);
  } finally {
    await connection.close();
  }
}

await main(process.argv.slice(2));
