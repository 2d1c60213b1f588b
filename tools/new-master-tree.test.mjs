import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStages } from './check-stages.mjs';
import { linkPackages } from './fixture/plant.mjs';
import { masterSize } from './master-size.mjs';
import { writeMaster } from './new-master.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';

/** Upper bound for the lines of a new master in all three packages, without tests and texts. */
const MOST_LINES = 300;

const COPIED = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.gitignore',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'tools/lint',
  'packages',
];
const LEFT_OUT = /\/(dist|node_modules|\.cache)(\/|$)/;

/**
 * Texts of one language: the master's own and the names of its screens.
 * @param {string} folder
 * @returns {[file: string, place: RegExp, line: () => string][]}
 */
function wordsIn(folder) {
  return [
    [`${folder}/index.ts`, /^/, () => "import { taller } from './taller.ts';\n"],
    [`${folder}/index.ts`, /^ {2}curso,\n/m, () => '  taller,\n'],
    [`${folder}/pantallas.ts`, /^ {2}cursos: .*\n/m, () => "  talleres: 'Talleres',\n  taller: 'Taller',\n"],
  ];
}

/**
 * Steps 2 to 8 of "Add a master": the lines that a person adds to existing files. File, text to insert after, and the line.
 * @type {[file: string, place: RegExp, line: (number: string) => string][]}
 */
const LINKS = [
  ['packages/server/src/db/migrations/index.ts', /^import .*\n(?=\n)/m, (number) => `import { taller } from './${number}-taller.ts';\n`],
  ['packages/server/src/db/migrations/index.ts', /^export const migrations.*\n/m, (number) => `  '${number}-taller': taller,\n`],
  ['packages/server/src/db/schema.ts', /^/, () => "import type { TallerTable } from './tables/taller.ts';\n"],
  ['packages/server/src/db/schema.ts', /^export interface Database \{\n/m, () => '  taller: TallerTable;\n'],
  ['packages/contract/src/index.ts', /^/, () => "import { taller } from './taller/taller.ts';\n"],
  ['packages/contract/src/lists.ts', /^/, () => "import { tallerMaestro } from './taller/taller.ts';\n"],
  ['packages/contract/src/lists.ts', /^export const masters = \{\n/m, () => '  taller: tallerMaestro,\n'],
  ['packages/contract/src/lists.ts', /^export const lists = \{\n/m, () => '  taller: tallerMaestro.list,\n'],
  ['packages/web/src/core/query-keys.ts', /^export const keys = \{\n/m, () => "  taller: keysOf('taller'),\n"],
  ['packages/contract/src/index.ts', /^export const api = \{\n/m, () => '  taller,\n'],
  ['packages/contract/src/index.ts', /$/, () => "export * from './taller/taller.ts';\n"],
  ['packages/server/src/app.ts', /^/, () => "import { tallerRoutes } from './domains/taller/taller.routes.ts';\n"],
  ['packages/server/src/app.ts', /^const DOMAINS.*\n/m, () => '  tallerRoutes,\n'],
  ['packages/server/src/testing/examples/examples.ts', /^/, () => "import { taller } from './taller.ts';\n"],
  ['packages/server/src/testing/examples/examples.ts', /^const examples.*\n/m, () => '  taller,\n'],
  ...['de', 'en', 'es', 'fr', 'ja', 'zh'].flatMap((language) => wordsIn(`packages/messages/src/${language}`)),
  ['packages/web/src/core/router/paths.ts', /^ {2}'\/cursoedit': byId,\n/m, () => "  '/taller': listParams,\n  '/talleredit': byId,\n"],
  [
    'packages/web/src/screens/maestros.ts',
    /^(?= {2}\{\n {4}path: '\/curso',\n)/m,
    () => `  {
    path: '/taller',
    audience: 'soporte',
    title: 'talleres',
    text: 'taller.lista.texto',
    load: () => import('../domains/taller/TallerListScreen.tsx').then((m) => m.TallerListScreen),
  },
  {
    path: '/talleredit',
    audience: 'admin',
    title: 'taller',
    load: () => import('../domains/taller/TallerEditScreen.tsx').then((m) => m.TallerEditScreen),
  },
`,
  ],
];

let root = '';
/** @type {string[]} */
let files = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-taller-'));
  for (const path of COPIED) cpSync(inRoot(path), join(root, path), { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
  linkPackages(root);
  files = writeMaster('taller', root);
  const number = /migrations\/(\d+)-/.exec(files.join('\n'))?.[1] ?? '';
  for (const [file, place, line] of LINKS) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, `${file} has no place for its line`).toMatch(place);
    writeFileSync(
      join(root, file),
      text.replace(place, (found) => found + line(number)),
    );
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} program below node_modules @param {string[]} args */
async function passes(program, args) {
  const { code, output } = await runNode(inRoot('node_modules', program), args, { cwd: root, capture: true });
  expect(code, output).toBe(0);
}

// Both at once: each starts programs that use one core.
test.concurrent('a new master, linked, compiles and keeps the rules of the house', async () => {
  await passes('oxfmt/bin/oxfmt', ['--check', ...files]);
  await passes('oxlint/bin/oxlint', ['--deny-warnings', ...files]);
  for (const { name, run } of checkStages(root).filter((stage) => stage.name.startsWith('types'))) {
    const { ok, output } = await run();
    expect(ok, `${name}:\n${output}`).toBe(true);
  }
});

test.concurrent('its own test passes: the usual calls of a master work from the first minute', () =>
  passes('vitest/vitest.mjs', ['run', '--project', 'embebida', 'taller']));

test(`it takes fewer than ${MOST_LINES} lines`, () => {
  const { total } = masterSize('taller', root);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(MOST_LINES);
});
