import { ensureNodeLts } from './node-lts.mjs';
import { inRoot } from './root.mjs';
import { runChecks } from './run-checks.mjs';
import { build, longJourneys, playwright, server, vitest } from './test-runners.mjs';

/**
 * `parts`: words that choose it, as in `npm test -- web`.
 * @typedef {{ name: string, parts: string[], run: (words: string[]) => Promise<import('./results.mjs').Counts> }} Stage
 */

/** Tests of the tools that build a second tree and check it. */
const LONG_TOOLS = 'new-master-tree.test.mjs';

/** What can differ on the embedded database, and a walk of every call; the long run takes all files (paths of packages/server). */
const ON_EMBEDDED = [
  'src/commands/respaldo/respaldo.test',
  'src/core/import/',
  'src/db/',
  'src/demo/first-data.test',
  'src/domains/asignacion/progreso.test',
  'src/domains/asignacion/propiedad.test',
  'src/domains/estado/estado.test',
  'src/domains/evaluacion/open-attempt.test',
  'src/domains/evaluacion/submit-cuestionario.test',
  'src/domains/reporte/propiedad.test',
  'src/domains/tablero/sumas.test',
  'src/graceful-stop.test',
  'src/jobs/',
  'src/list/',
  'src/testing/contract.test',
  'src/testing/sql/sql.test',
];

/** Left to the long run: faults and fuzzing that take minutes, which it tries on the embedded database, and fail-over. */
const FAIL_OVER = ['src/db/follow-primary.test.ts', 'src/db/when-writable.test.ts'];
const NOT_EVERY_DAY = [
  ...FAIL_OVER,
  'src/domains/archivo/gateways/s3-lies.test.ts',
  'src/domains/carga/planillas-rotas.test.ts',
  'src/domains/recordatorio/ciento-veinte-dias.test.ts',
];

/** Tests that try everything when they run long, and a part of it every day. */
const THOROUGH = ['src/db/copy/copy.test', 'src/demo/demo.test', 'src/testing/attack/', 'src/testing/bad-input.test'];
const TRY_EVERYTHING = { TEST_LARGO: '1' };

const except = (/** @type {readonly string[]} */ files) => files.flatMap((file) => ['--exclude', `**/${file}`]);

/**
 * Stages of `npm test`, in order, on the Node that started it.
 * @type {readonly Stage[]}
 */
export const EVERYDAY = [
  { name: 'comprobaciones', parts: ['check'], run: (words) => runChecks(inRoot(), words) },
  { name: 'herramientas', parts: ['tools'], run: (words) => vitest('tools', words.length > 0 ? words : except([LONG_TOOLS])) },
  { name: 'contrato y textos', parts: ['contract', 'messages'], run: (words) => vitest(['contract', 'messages'], words) },
  {
    name: 'servidor (PostgreSQL)',
    parts: ['server', 'postgresql'],
    run: (words) => server('postgresql', words.length > 0 ? words : except(NOT_EVERY_DAY)),
  },
  {
    name: 'servidor (base embebida)',
    parts: ['server', 'embebida'],
    run: (words) => server('embebida', words.length > 0 ? words : ON_EMBEDDED),
  },
  { name: 'cliente web', parts: ['web'], run: (words) => vitest('web', words) },
  { name: 'compilación', parts: ['e2e', 'build'], run: build },
  { name: 'recorridos en el navegador', parts: ['e2e'], run: (words) => playwright(['durability', 'browser'], words) },
];

/**
 * Stages of `npm test -- largo`, in order: what needs much time or rare programs, and the newest LTS line of Node.
 * @type {readonly Stage[]}
 */
export const LONG = [
  {
    name: 'herramientas (Node LTS)',
    parts: ['largo', 'node-lts'],
    run: async (words) => vitest('tools', words, { node: await ensureNodeLts() }),
  },
  {
    name: 'base embebida entera (Node LTS)',
    parts: ['largo', 'node-lts', 'embebida-entera'],
    run: async (words) => server('embebida', words, { node: await ensureNodeLts() }),
  },
  {
    name: 'servidor a fondo (PostgreSQL)',
    parts: ['largo'],
    run: () => server('postgresql', [...FAIL_OVER, ...THOROUGH], { env: TRY_EVERYTHING }),
  },
  { name: 'compilación', parts: ['largo', 'e2e-largo'], run: build },
  { name: 'recorridos largos', parts: ['largo', 'e2e-largo'], run: longJourneys },
];
