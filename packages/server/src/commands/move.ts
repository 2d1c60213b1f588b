import { loadConfig } from '../config/config.ts';
import { databaseText } from '../db/database-text.ts';
import { readThere, requireEmbedded } from './respaldo/portal-reader.ts';
import { comparisonText, rowsOf, secondsText } from './respaldo/report.ts';
import { restoreDatabase } from './respaldo/restore-database.ts';
import { runCommand, say } from './respaldo/run-command.ts';

const USAGE = 'npm run mudar -- postgresql://usuario:clave@servidor/base';

/**
 * `npm run mudar -- postgresql://…`: moves the embedded database of DATA_DIR into an empty database of a PostgreSQL server, signed in as the
 * owner of that database. Stop the portal first. One transaction: an error leaves the target empty. The embedded database stays as it is.
 */
async function main(): Promise<void> {
  const databaseUrl = process.argv[2];
  if (!databaseUrl || !/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl))
    throw new Error(`Indique el servidor: ${USAGE}`);
  const { dataDir } = loadConfig();
  say(`Base de datos: ${databaseText({ databaseUrl: undefined, dataDir })}`);
  say(`Destino: ${databaseText({ databaseUrl, dataDir })}`);
  requireEmbedded(dataDir);
  const start = performance.now();
  await readThere({ databaseUrl: undefined, dataDir }, async (source) => {
    const written = await restoreDatabase({ databaseUrl, dataDir }, source);
    say(comparisonText(source, written));
    say(`Mudado: ${source.tables.length} tablas, ${rowsOf(written)} filas, ${secondsText(start)}.`);
  });
  say(`Los archivos de las lecciones siguen en su lugar: conserve DATA_DIR=${dataDir} y arranque el portal con DATABASE_URL.`);
}

runCommand(USAGE, main);
