import { closeDemo } from '../demo/demo-accounts.ts';
import { administratorText } from './respaldo/report.ts';
import { say } from './respaldo/run-command.ts';
import { runOnPortal } from './with-portal.ts';

/**
 * `npm run demo:cerrar`: closes the accounts that have the password of the demo, ends their sessions and closes registration. Prints a new
 * administrator when no active one is left. Reads the settings of the server. Stop the server first if the database is embedded.
 */
runOnPortal('npm run demo:cerrar', async ({ db, now }) => {
  const { accounts, administrator } = await closeDemo(db, now);
  say(`Cuentas de demostración cerradas: ${accounts}. El registro quedó cerrado.`);
  if (administrator) say(administratorText('Administrador creado', administrator));
});
