import { fileStages } from '../check/check-stages.mjs';
import { inRoot } from '../root.mjs';
import { stagesNamed } from '../check/run-checks.mjs';
import { changedFiles, forkPoint, importsOfSources } from './changed-files.mjs';
import { planChange } from './plan.mjs';

/**
 * The checks of changed files: their form, rules and imports by themselves, and those checks of the whole that they can break.
 * @param {string} [base] revision to compare with; else the commit where this branch left `main`, on `main` the last commit
 */
export async function changedChecks(base) {
  const changed = await changedFiles(base ?? (await forkPoint()));
  const { files, checks } = planChange(changed, await importsOfSources());
  return [...(files.length > 0 ? fileStages(inRoot(), files) : []), ...stagesNamed(inRoot(), checks)];
}
