import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Index of the technical records. */
export const RECORD_INDEX = 'docs/decisions/README.md';

const HEAD = `# Technical records

Generated from the records by \`npm run generate\`; not edited. A record says in half a page why the portal is built as it is: context, decision, consequence. The
promises of the product are in [producto.md](../producto.md) as P1, P2 …; a record is cited by its file (\`docs/decisions/007\`) or as "record 007". A new record
takes the next number. A record is not rewritten: a new one supersedes it, and its line «State:» says so.
`;

/** @param {string} text @param {RegExp} pattern @param {string} otherwise */
const found = (text, pattern, otherwise) => pattern.exec(text)?.[1] ?? otherwise;

/** @param {string} name @param {string} text */
function row(name, text) {
  const title = found(text, /^# \d{3} · (.+)/, name);
  const when = found(text, /^Read when: (.+)\.$/m, '');
  return `| [${name.slice(0, 3)}](${name}) | ${title} | ${when} | ${found(text, /^State: (.+)/m, 'accepted')} |`;
}

/**
 * Returns the index of the records of a tree, in the order of their numbers.
 * @param {string} root
 */
export function recordIndex(root) {
  const folder = join(root, 'docs/decisions');
  const names = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));
  const rows = names.toSorted().map((name) => row(name, readFileSync(join(folder, name), 'utf8')));
  return [HEAD, '| Record | Says | Read when | State |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}
