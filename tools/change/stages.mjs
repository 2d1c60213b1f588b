import { fileStages } from '../check/check-stages.mjs';
import { inRoot } from '../root.mjs';
import { runStages, stagesNamed } from '../check/run-checks.mjs';
import { playwright, server } from '../tests/test-runners.mjs';
import { changedFiles, importsOfSources } from './changed-files.mjs';
import { planChange } from './plan.mjs';

/** @typedef {import('../tests/test-stages.mjs').Stage} Stage */

/**
 * Stages of `npm test -- cambio [revision]`: what proves the files that differ from a revision.
 * @param {string} [base]
 * @returns {Promise<Omit<Stage, 'parts' | 'minutes'>[]>}
 */
export async function changeStages(base) {
  const { files, checks, tests, journeys, left } = planChange(await changedFiles(base), await importsOfSources());
  if (left > 0) console.log(`El cambio alcanza a ${left} archivos de pruebas más: los prueba «npm test».`);
  const together = [...tests].filter(([project]) => project !== 'embebida');
  const projects = together.map(([project]) => project);
  const paths = together.flatMap(([, found]) => found);
  const embedded = tests.get('embebida') ?? [];
  const specs = journeys.map((name) => `journeys/${name}.spec.ts`);
  return [
    { name: 'comprobaciones', run: () => runStages([...fileStages(inRoot(), files), ...stagesNamed(inRoot(), checks)]) },
    ...(paths.length > 0 ? [{ name: 'pruebas', run: () => server(projects, paths) }] : []),
    ...(embedded.length > 0 ? [{ name: 'pruebas (base embebida)', run: () => server('embebida', embedded) }] : []),
    ...(specs.length > 0 ? [{ name: 'recorridos', run: () => playwright(['browser'], specs) }] : []),
  ];
}
