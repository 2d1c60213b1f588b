import { rebuildProgress } from '../domains/avance/avance.public.ts';
import { rebuildSumas } from '../domains/tablero/tablero.public.ts';
import { say } from './respaldo/run-command.ts';
import { runOnPortal } from './with-portal.ts';

/**
 * `npm run progreso:reconstruir`: recomputes the progress of all people from their attempts in one transaction (`docs/decisions/005`),
 * then the sums of the dashboards (`docs/decisions/051`).
 * Reads the settings of the server. Stop the server first if the database is embedded.
 */
runOnPortal('npm run progreso:reconstruir', async ({ db }) => {
  await rebuildProgress(db);
  await rebuildSumas(db);
  say('Progreso reconstruido a partir de las evaluaciones.');
});
