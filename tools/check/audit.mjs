import { run } from '../run/run.mjs';

/** @typedef {import('./check-stages.mjs').Outcome} Outcome */
/** @typedef {{ severity: string, range: string, via: (string | { title: string, url: string })[] }} Vulnerability */

/** A registry that has not answered by then does not hold up the checks. */
const PATIENCE_MS = 10_000;
const SEVERE = new Set(['high', 'critical']);

/**
 * Asks the registry about known flaws of the packages that run in production. Fails on a severe one; skipped, with the reason, when the
 * registry cannot be reached or has no audit.
 * @param {string} root
 * @returns {Promise<Outcome>}
 */
export async function auditDependencies(root) {
  const args = ['audit', '--omit=dev', '--json', '--loglevel=silent', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`];
  const { output } = await run('npm', args, { cwd: root, capture: true, timeout: PATIENCE_MS });
  return judgeAudit(output);
}

/**
 * @param {string} answer what `npm audit --json` printed
 * @returns {Outcome}
 */
export function judgeAudit(answer) {
  const report = parse(answer);
  if (!report?.vulnerabilities) return { ok: true, output: '', skipped: `el registro no respondió: ${reasonOf(report)}` };
  /** @type {[string, Vulnerability][]} */
  const found = Object.entries(report.vulnerabilities);
  const severe = found.filter(([, { severity }]) => SEVERE.has(severity)).map(([name, flaw]) => line(name, flaw));
  return { ok: severe.length === 0, output: severe.join('\n') };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {{ message?: string, error?: { code?: string, summary?: string } } | null} report */
const reasonOf = (report) => report?.message || report?.error?.summary || report?.error?.code || 'sin respuesta a tiempo';

/**
 * @param {string} name
 * @param {Vulnerability} flaw
 */
function line(name, { severity, range, via }) {
  const causes = via.map((cause) => (typeof cause === 'string' ? `por ${cause}` : `${cause.title} ${cause.url}`));
  return `${name} ${range} (${severity}): ${causes.join('; ')}`;
}
