import { gitIn } from '../run/git.mjs';

/** Commits before this moment keep the subjects that they have. */
const SINCE = '2026-11-28T13:00:00Z';
/** Letters of a subject that `git log --oneline` shows whole on a terminal of 80. */
const LONGEST = 72;
const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const FORM = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+\\))?: ([a-z]+)\\b`);
/** Endings of a verb that reports what was done or is being done, and the words that only look so. */
const REPORTING = /(?:[^s]s|ed|ing)$/;
const IMPERATIVE = new Set(['bring', 'embed', 'exceed', 'feed', 'focus', 'need', 'ping', 'ring', 'seed', 'shed', 'speed', 'spring']);

/**
 * Says why a subject names not one change with a verb in the imperative; undefined when it does.
 * @param {string} subject
 */
function complaint(subject) {
  if (subject.length > LONGEST) return `tiene ${subject.length} letras; el límite es ${LONGEST}`;
  const verb = FORM.exec(subject)?.[1];
  if (!verb) return 'empiece con «tipo(ámbito): verbo», como «fix(web): keep the scroll»';
  if (REPORTING.test(verb) && !IMPERATIVE.has(verb)) return `«${verb}» no está en imperativo`;
  return subject.includes(';') ? 'nombra dos cambios: haga dos commits' : undefined;
}

/**
 * Checks the subjects of the commits since the rule (CONTRIBUTING, «Words»). A copy without history has none.
 * @param {string} root
 * @returns {import('./check-stages.mjs').Outcome}
 */
export function checkCommits(root) {
  const subjects = subjectsSince(root);
  if (!subjects) return { ok: true, output: '', skipped: 'la copia no tiene historia de git' };
  const problems = subjects.flatMap((subject) => {
    const problem = complaint(subject);
    return problem ? [`«${subject}» ${problem}`] : [];
  });
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** @param {string} root */
function subjectsSince(root) {
  try {
    return gitIn(root)('log', '--no-merges', `--since=${SINCE}`, '--format=%s').split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}
