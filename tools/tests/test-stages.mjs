import { readdirSync } from 'node:fs';
import { ensureNodeLts } from '../run/node-lts.mjs';
import { inRoot } from '../root.mjs';
import { runChecks } from '../check/run-checks.mjs';
import { SKIPPED } from './results.mjs';
import { build, longJourneys, playwright, server, vitest } from './test-runners.mjs';

/**
 * `parts`: words that choose it, as in `npm test -- web`; `minutes`: of a quiet machine with two cores, from a fresh clone.
 * @typedef {{ name: string, parts: string[], minutes: number, run: (words: string[]) => Promise<import('./results.mjs').Counts> }} Stage
 */

/** Tests of the tools that build a second tree, and check or start it. */
const LONG_TOOLS = ['new-master-tree.test.mjs', 'pack-tree.test.mjs'];

/** Tests that can differ on the embedded database, and a walk of every call; the long run takes the other files (paths of packages/server). */
const ON_EMBEDDED = [
  'src/core/import/import.test',
  'src/db/connection.test',
  'src/db/embedded/analyze-changed.test',
  'src/db/embedded/backend.test',
  'src/db/embedded/file-lock.test',
  'src/db/embedded/lock.test',
  'src/db/embedded/snapshot.test',
  'src/db/guards.test',
  'src/db/migrator.test',
  'src/db/rastro.test',
  'src/db/reading.test',
  'src/demo/first-data.test',
  'src/domains/avance/progreso.test',
  'src/domains/asignacion/propiedad.test',
  'src/domains/estado/estado.test',
  'src/domains/reporte/propiedad.test',
  'src/domains/tablero/sumas.test',
  'src/jobs/jobs.test',
  'src/list/',
  'src/testing/contract.test',
  'src/testing/sql/sql.test',
];

/** Left to the long run (paths of packages/server/src): faults, signals and fuzzing that take long, which it tries on the embedded database, and fail-over. */
const FAIL_OVER = ['db/server/follow-primary.test.ts', 'db/server/when-writable.test.ts'];
const NOT_EVERY_DAY = [
  ...FAIL_OVER,
  'domains/archivo/gateways/s3-lies.test.ts',
  'domains/carga/planillas-rotas.test.ts',
  'domains/recordatorio/ciento-veinte-dias.test.ts',
  'graceful-stop.test.ts',
  'tracing/collectors.test.ts',
  'tracing/tracing-process.test.ts',
];

/** Tests that try everything when they run long, and a part of it every day. */
const THOROUGH = [
  'src/db/copy/copy.test',
  'src/demo/demo.test',
  'src/domains/reporte/turno.test',
  'src/testing/attack/',
  'src/testing/bad-input.test',
];
const TRY_EVERYTHING = { TEST_LARGO: '1' };

/**
 * The test files below a folder but some; Vitest's own option for that reaches no project that excludes files itself.
 * @param {string} folder
 * @param {readonly string[]} left paths in the folder
 */
const testsBelow = (folder, left) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.test\.(ts|mjs)$/.test(name) && !left.includes(name))
    .map((name) => `${folder}/${name}`);

/** Stages of the rest of the embedded database, each of which takes every third file. */
const THIRDS = [1, 2, 3];

/** The test files of the server that the everyday run leaves out on the embedded database; of them, those of one of the thirds. @param {number} third */
const beyondEveryday = (third) =>
  testsBelow('packages/server/src', [])
    .filter((path) => !ON_EMBEDDED.some((start) => path.startsWith(`packages/server/${start}`)))
    .filter((_, place) => place % THIRDS.length === third - 1);

/**
 * Stages of `npm test`, in order, on the Node that started it.
 * @type {readonly Stage[]}
 */
export const EVERYDAY = [
  { name: 'comprobaciones', parts: ['check'], minutes: 3.3, run: (words) => runChecks(inRoot(), words) },
  {
    name: 'herramientas',
    parts: ['tools'],
    minutes: 0.8,
    run: (words) => vitest('tools', words.length > 0 ? words : testsBelow('tools', LONG_TOOLS)),
  },
  {
    name: 'contrato, textos y reproductor',
    parts: ['contract', 'messages', 'jugador'],
    minutes: 0.5,
    run: (words) => vitest(['contract', 'messages', 'jugador'], words),
  },
  {
    name: 'servidor (PostgreSQL)',
    parts: ['server', 'postgresql'],
    minutes: 14,
    run: (words) => server('postgresql', words.length > 0 ? words : testsBelow('packages/server/src', NOT_EVERY_DAY)),
  },
  {
    name: 'servidor (base embebida)',
    parts: ['server', 'embebida'],
    minutes: 2.4,
    run: (words) => server('embebida', words.length > 0 ? words : ON_EMBEDDED),
  },
  { name: 'cliente web', parts: ['web'], minutes: 6.7, run: (words) => vitest('web', words) },
  { name: 'compilación', parts: ['e2e', 'build'], minutes: 1, run: build },
  { name: 'recorridos en el navegador', parts: ['e2e'], minutes: 23, run: (words) => playwright(['durability', 'browser'], words) },
];

/** Journeys of the long run, with what they start. @param {string[]} projects of e2e/playwright.config.ts */
const journeys = (projects) => async (/** @type {string[]} */ words) => {
  await build();
  return longJourneys(projects, words);
};

/**
 * Stages of `npm test -- largo`, in order: what needs much time or rare programs, and the newest LTS line of Node. None depends on another one.
 * @type {readonly Stage[]}
 */
export const LONG = [
  {
    name: 'herramientas (Node LTS)',
    parts: ['largo', 'node-lts'],
    minutes: 14,
    run: async (words) => vitest('tools', words, { node: await ensureNodeLts() }),
  },
  {
    name: 'servidor a fondo (PostgreSQL)',
    parts: ['largo'],
    minutes: 10,
    run: () => server('postgresql', [...FAIL_OVER, ...THOROUGH], { env: TRY_EVERYTHING }),
  },
  ...THIRDS.map((third) => ({
    name: `base embebida, lo demás ${third}/${THIRDS.length} (Node LTS)`,
    parts: ['largo', 'node-lts', 'embebida-demas'],
    minutes: 8,
    run: async (/** @type {string[]} */ words) => {
      // Words choose files of all thirds, once.
      if (words.length > 0 && third > 1) return SKIPPED;
      return server('embebida', words.length > 0 ? words : beyondEveryday(third), { node: await ensureNodeLts() });
    },
  })),
  { name: 'recorridos de daños', parts: ['largo', 'e2e-largo'], minutes: 15, run: journeys(['long-durability']) },
  { name: 'otros navegadores e idiomas', parts: ['largo', 'e2e-largo'], minutes: 20, run: journeys(['long-browser']) },
  { name: 'recorridos con tres procesos', parts: ['largo', 'e2e-largo'], minutes: 7, run: journeys(['processes']) },
];
