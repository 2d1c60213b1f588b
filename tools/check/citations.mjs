import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { sourceFiles } from '../run/fingerprint.mjs';

/** Where rules, records and the files that cite them are. */
const RULES = 'docs/producto.md';
const RECORDS = 'docs/decisions';
const FOLDERS = ['packages', 'tools', 'e2e', 'bench', 'docs'];
const TEXT = /\.(tsx?|mjs|js|css|md)$/;
/** Files that contain broken citations on purpose. */
const ABOUT_CITATIONS = /^tools\/(check\/citations|fixture\/)/;

/**
 * @typedef {object} Known what may be cited
 * @property {string} root
 * @property {ReadonlySet<string>} rules `P13`
 * @property {ReadonlySet<string>} records `007`
 */

/** @param {string} path */
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * @param {string} root
 * @returns {Known}
 */
function knownIn(root) {
  const folder = join(root, RECORDS);
  const records = existsSync(folder) ? readdirSync(folder).flatMap((name) => /^(\d{3})-/.exec(name)?.[1] ?? []) : [];
  return { root, rules: new Set(ruleNumbers(root)), records: new Set(records) };
}

/** @param {string} root */
const ruleNumbers = (root) => [...read(join(root, RULES)).matchAll(/^### (P\d+) · /gm)].map(([, rule = '']) => rule);

/**
 * Pattern of each kind of citation and the check of its target. Searches pages, comments and test titles, but not the code's
 * own strings.
 * @type {readonly { pattern: RegExp, complaint: (cited: string, known: Known) => string | undefined }[]}
 */
const KINDS = [
  {
    pattern: /\bP\d{1,3}\b/g,
    complaint: (cited, { rules }) => (rules.has(cited) ? undefined : `no está en ${RULES}`),
  },
  {
    pattern: /\b(?:record|records) (\d{3})\b/g,
    complaint: (cited, { records }) => (records.has(cited.slice(-3)) ? undefined : `no está en ${RECORDS}`),
  },
  {
    pattern: /\b(?:decisions?|sections?) \d+/gi,
    complaint: () => `cite «P13» (${RULES}) o «docs/decisions/007»`,
  },
  {
    pattern: /(?<!tools\/|'\.\/)\bdocs\/[\w./-]*\w/g,
    complaint: (cited, { root, records }) => {
      const record = /^docs\/decisions\/(\d{3})$/.exec(cited)?.[1];
      return (record ? records.has(record) : existsSync(join(root, cited))) ? undefined : 'no existe';
    },
  },
];

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const TITLE = /\b(?:describe|it|test)\b[^'"`\n]*(['"`]).*?\1/g;

/** @param {string} file @param {string} text */
const proseOf = (file, text) =>
  file.endsWith('.md') ? text : [...text.matchAll(COMMENT), ...text.matchAll(TITLE)].map(([found]) => found).join('\n');

/** @param {string} file @param {string} text @param {Known} known */
function badCitations(file, text, known) {
  const prose = proseOf(file, text);
  const found = KINDS.flatMap(({ pattern, complaint }) =>
    [...new Set(prose.match(pattern))].flatMap((cited) => {
      const why = complaint(cited, known);
      return why ? [`${file}: «${cited}» ${why}`] : [];
    }),
  );
  return file.endsWith('.md') ? [...found, ...badLinks(file, text, known.root)] : found;
}

/** Links of a page to missing files. @param {string} file @param {string} text @param {string} root */
function badLinks(file, text, root) {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target).filter((target) => !/^\w+:/.test(target));
  return targets
    .filter((target) => !existsSync(join(root, dirname(file), target)))
    .map((target) => `${file}: el enlace «${target}» no existe`);
}

/** Texts of the rules, each from its number on. @param {string} root */
const sectionsOf = (root) => read(join(root, RULES)).split(/^### /m).slice(1);

/**
 * Rules that say **Planned** although code of the product cites them: what cites a rule keeps it. Line 7 explains the word.
 * @param {string} root @param {readonly string[]} files
 */
function badPlans(root, files) {
  const planned = sectionsOf(root)
    .filter((section) => section.includes('**Planned'))
    .map((section) => section.split(' ', 1)[0] ?? '');
  return planned.flatMap((rule) => {
    const by = files.find(
      (file) => file.startsWith('packages/') && new RegExp(String.raw`\b${rule}\b`).test(proseOf(file, read(join(root, file)))),
    );
    return by ? [`${RULES}: ${rule} dice «Planned» y ${by} la cumple`] : [];
  });
}

/** Addresses of screens and calls that exist. @param {string} root @param {readonly string[]} files */
function addresses(root, files) {
  const screens = [...read(join(root, 'packages/web/src/core/router/paths.ts')).matchAll(/^ {2}'(\/[^']+)':/gm)];
  const contract = files.filter((file) => file.startsWith('packages/contract/src/')).map((file) => read(join(root, file)));
  const calls = [...contract.join('\n').matchAll(/\b(?:endpoint\('[A-Z]+', |listCall\(|listPost\()'(\/[^']+)'/g)];
  return new Set([...screens, ...calls].map(([, path = '']) => path));
}

/** Rules that call a screen or a call planned although it exists. @param {string} root @param {readonly string[]} files */
function builtPlans(root, files) {
  const known = addresses(root, files);
  return sectionsOf(root).flatMap((section) => {
    const planned = section.split(/\n\n|(?<=\.) /).filter((sentence) => sentence.includes('Planned'));
    const named = planned.flatMap((sentence) => [...sentence.matchAll(/`(?:[A-Z]+ )?(\/[^`?]+)`/g)].map(([, path = '']) => path));
    return named
      .filter((path) => known.has(path))
      .map((path) => `${RULES}: ${section.split(' ', 1)[0]} dice «Planned» de ${path}, que existe`);
  });
}

/** Rules with the same number, and records missing from the index or without a state there. @param {Known} known */
function badLists({ root, rules, records }) {
  const repeated = ruleNumbers(root).filter((rule, index, all) => all.indexOf(rule) !== index);
  const index = read(join(root, RECORDS, 'README.md'));
  const unlisted = [...records].filter(
    (record) => !new RegExp(String.raw`^\| \[${record}\]\(.+\|.+\| +(accepted|superseded)`, 'm').test(index),
  );
  return [
    ...repeated.map((rule) => `${RULES}: ${rule} está dos veces`),
    ...(rules.size === 0 ? [`${RULES}: no tiene reglas`] : []),
    ...unlisted.map((record) => `${RECORDS}/README.md: falta ${record} con su estado (accepted, superseded)`),
  ];
}

/**
 * Fails when a citation in code, tests or documents has no target.
 * @param {string} root
 * @returns {import('./check-stages.mjs').Outcome}
 */
export function checkCitations(root) {
  const known = knownIn(root);
  const pages = readdirSync(root).filter((name) => /\.(md|mjs|ts)$/.test(name));
  const files = [...FOLDERS, ...pages].flatMap((path) => sourceFiles(join(root, path)));
  const cited = files
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((file) => TEXT.test(file) && !ABOUT_CITATIONS.test(file));
  const problems = cited.flatMap((file) => badCitations(file, readFileSync(join(root, file), 'utf8'), known));
  const all = [...badLists(known), ...badPlans(root, cited), ...builtPlans(root, cited), ...problems];
  return { ok: all.length === 0, output: all.join('\n') };
}
