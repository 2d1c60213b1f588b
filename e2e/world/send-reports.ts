import { sendReports } from '@portal/testkit/scenes/remind.ts';
import { openConnection } from '../../packages/server/src/db/connection.ts';

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/** Queues a saved report as if its owner had saved it two days ago, beside a running server: `tsx send-reports.ts <id> <public URL>`. */
async function main([id = '', publicUrl = '']: readonly string[]): Promise<void> {
  const now = new Date();
  const connection = await openConnection({ databaseUrl: process.env.DATABASE_URL, dataDir: '' });
  try {
    await connection.db
      .updateTable('reporte_guardado')
      .set({ fecha_modificacion: new Date(now.getTime() - TWO_DAYS_MS).toISOString() })
      .where('id_reporte_guardado', '=', Number(id))
      .executeTakeFirstOrThrow();
    await sendReports(connection.db, now, publicUrl);
  } finally {
    await connection.close();
  }
}

await main(process.argv.slice(2));
