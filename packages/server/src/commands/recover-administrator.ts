import { findSettings } from '../domains/configuracion/configuracion.public.ts';
import { recoverAdministrator } from '../domains/sesion/sesion.public.ts';
import { administratorText } from './respaldo/report.ts';
import { say } from './respaldo/run-command.ts';
import { runOnPortal } from './with-portal.ts';

const USAGE = 'npm run administrador:recuperar -- <usuario>';

/**
 * `npm run administrador:recuperar -- <username>`: lets an active administrator in again who lost password or second factor (P192). Reads the settings
 * of the server. Stop the server first if the database is embedded.
 */
runOnPortal(USAGE, async ({ db, config, now }) => {
  const typed = process.argv[2]?.trim();
  if (!typed) throw new Error(`Indique el usuario: ${USAGE}`);
  const recovered = await recoverAdministrator({ db, config, now, settings: await findSettings(db) }, typed);
  say(administratorText('Administrador recuperado', recovered));
  say('Se retiraron su segundo factor y sus llaves de acceso, y se cerraron sus sesiones.');
});
