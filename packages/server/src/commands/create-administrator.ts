import { createAdministrator } from '../domains/usuario/usuario.public.ts';
import { administratorText } from './respaldo/report.ts';
import { say } from './respaldo/run-command.ts';
import { runOnPortal } from './with-portal.ts';

/**
 * `npm run administrador:crear -- [<username>]`: creates an administrator of all companies with a one-time password (P192), for a portal that
 * lost its last one. Reads the settings of the server. Stop the server first if the database is embedded.
 */
runOnPortal('npm run administrador:crear -- [<usuario>]', async ({ db, now }) =>
  say(administratorText('Administrador creado', await createAdministrator(db, now, process.argv[2]))),
);
