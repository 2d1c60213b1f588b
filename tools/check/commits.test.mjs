import { expect, onTestFinished, test } from 'vitest';
import { checkCommits } from './commits.mjs';
import { beginRepository } from '../fixture/git-history.mjs';
import { plantTree } from '../fixture/plant.mjs';

/**
 * Makes a repository with one empty commit for each subject.
 * @param {readonly string[]} subjects
 * @param {string} [date]
 */
function historyOf(subjects, date = '2027-01-04T15:00:00Z') {
  const { root, remove } = plantTree({});
  onTestFinished(remove);
  const git = beginRepository(root, date);
  for (const subject of subjects) git('commit', '-q', '--allow-empty', '-m', subject);
  return root;
}

test.each([
  ['more than 72 letters', `fix(web): keep ${'a'.repeat(58)}`, 'tiene 73 letras'],
  ['no type', 'keep the scroll', 'empiece con «tipo(ámbito): verbo»'],
  ['an unknown type', 'wip: keep the scroll', 'empiece con'],
  ['a verb of the third person', 'fix(web): keeps the scroll', '«keeps» no está en imperativo'],
  ['a participle', 'fix: added the scroll', '«added» no está en imperativo'],
  ['two changes', 'fix: keep the scroll; name the file', 'nombra dos cambios'],
])('a subject with %s is refused by name', (_what, subject, problem) => {
  const { ok, output } = checkCommits(historyOf([subject]));
  expect(ok).toBe(false);
  expect(output).toContain(`«${subject}» `);
  expect(output).toContain(problem);
});

test('subjects that keep the rule pass, and so do those before it', () => {
  const kept = [`fix(web): keep ${'a'.repeat(57)}`, 'docs: bring the list', 'refactor(dni-2): pass the row', "test: embed Lucía's ñ"];
  expect(checkCommits(historyOf(kept))).toEqual({ ok: true, output: '' });
  expect(checkCommits(historyOf(['changed everything; twice'], '2026-11-01T15:00:00Z'))).toEqual({ ok: true, output: '' });
});

test('a copy without history is skipped and does not fail', () => {
  const { root, remove } = plantTree({});
  onTestFinished(remove);
  expect(checkCommits(root)).toMatchObject({ ok: true, skipped: expect.stringContaining('historia') });
});
