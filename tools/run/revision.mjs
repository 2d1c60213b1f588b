import { gitIn } from './git.mjs';

/** Digits of a commit's name that are shown. */
const DIGITS = 12;

/**
 * The commit of a source tree and its day: PORTAL_REVISION and PORTAL_FECHA where they are given, as to a build of the image, which has no `.git`; else
 * what git says, with `+cambios` for a changed tree.
 * @param {string} root
 * @returns {{ revision: string | null, fecha: string | null }}
 */
export function revisionOf(root) {
  const { PORTAL_REVISION, PORTAL_FECHA } = process.env;
  if (PORTAL_REVISION) return { revision: PORTAL_REVISION, fecha: PORTAL_FECHA || null };
  const git = gitIn(root);
  try {
    const [revision = '', fecha = ''] = git('show', '-s', `--abbrev=${DIGITS}`, '--format=%h %cs', 'HEAD').split(' ');
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return { revision: changed ? `${revision}+cambios` : revision, fecha };
  } catch {
    return { revision: null, fecha: null };
  }
}
