import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';

const text = readFileSync(inRoot('docs/security.md'), 'utf8');

const STATES = ['met', 'different', 'not met', 'not applicable'];

/**
 * Sections of OWASP ASVS 5.0.0 that have requirements of levels 1 and 2, with how many: in every one their numbers run from 1 on, because
 * those of level 3 come last.
 */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
  2.1:3 2.2:3 2.3:4 2.4:1
  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
  17.1:1 17.2:4 17.3:2
`
  .trim()
  .split(/\s+/)
  .map((section) => section.split(':', 2));

/** Cells of the lines of a table that begin with such a first cell. @param {RegExp} first */
const rowsWith = (first) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell));

const rows = rowsWith(/^\d+\.\d+\.\d+$/).map(([number = '', what = '', state = '', where = '']) => ({ number, what, state, where }));

test('every requirement of levels 1 and 2 has one line, in the order of the standard', () => {
  const wanted = SECTIONS.flatMap(([name, count]) => Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`));
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(wanted);
});

test('each line is in the chapter of its number', () => {
  const chapters = text.split(/^## V/m).slice(1);
  const strayed = chapters.flatMap((chapter) => {
    const number = /^\d+/.exec(chapter)?.[0];
    return [...chapter.matchAll(/^\| (\d+)\.\d+\.\d+ /gm)].filter(([, found]) => found !== number).map(([line]) => `V${number}: ${line}`);
  });
  expect([chapters.length, strayed]).toEqual([17, []]);
});

test('each line has a known state, some words and a place or a reason', () => {
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  expect(rows.filter(({ what, where }) => !what || !where)).toEqual([]);
});

/** Folders in which a path of the document may begin. @type {readonly (readonly [RegExp, readonly string[]])[]} */
const ROOTS = [
  [/^web\//, ['packages/web/src']],
  [/^contract\//, ['packages/contract/src']],
  [/^testkit\//, ['packages/testkit']],
  [/^(e2e|tools|deploy|docs|packages)\//, ['']],
  [/^/, ['packages/server/src', 'packages/server/src/domains']],
];

/** @param {string} path */
function isThere(path) {
  const [first, roots] = ROOTS.find(([start]) => start.test(path)) ?? [/^/, []];
  const rest = roots[0]?.startsWith('packages/') && roots.length === 1 ? path.replace(first, '') : path;
  return roots.some((root) => existsSync(inRoot(root, rest)));
}

test('each path that it names exists', () => {
  const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w.-]+\.(?:tsx?|mjs|md|conf))`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(300);
  expect([...new Set(paths)].filter((path) => !isThere(path))).toEqual([]);
});

test('what is met names code or a test, or a rule, record or document', () => {
  const unproven = rows.filter(
    ({ state, where }) => state === 'met' && !/`[\w.-]+(?:\/|\.ts`)|\bP\d|\brecords? \d|SECURITY\.md/.test(where),
  );
  /** Met because there is nothing that could break it, or said in the document itself. */
  const spoken = ['1.4.1', '3.7.1', '6.4.2', '11.1.2', '11.2.3', '14.1.1', '16.1.1', '16.2.2', '16.2.3'];
  expect(unproven.map(({ number }) => number)).toEqual(spoken);
});

test('the summary counts the lines of each chapter and of all', () => {
  const count = (/** @type {RegExp} */ chapter) => {
    const chosen = rows.filter(({ number }) => chapter.test(number));
    return [...STATES.map((state) => chosen.filter((row) => row.state === state).length), chosen.length];
  };
  const wanted = Array.from({ length: 17 }, (_, index) => [`V${index + 1}`, ...count(new RegExp(`^${index + 1}[.]`))]);
  const [, summary = ''] = text.split('## Summary');
  const told = [...(summary.split('\n## ', 1)[0] ?? '').matchAll(/^\| (V\d+|all) +\|(.+)\|$/gm)].map(([, chapter, cells = '']) => [
    chapter,
    ...cells.split('|').map(Number),
  ]);
  expect(told).toEqual([...wanted, ['all', ...count(/^/)]]);
});
