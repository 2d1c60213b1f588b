/**
 * Import rules, numbered as in docs/architecture.md; tools/check/check.test.mjs plants a violation of each.
 * Type-only imports count as imports.
 */
const SERVER = '^packages/server/src/';
const WEB = '^packages/web/src/';
const PLAYER = '^packages/jugador/src/';
const CONTRACT = '^packages/contract/src/';
const MESSAGES = '^packages/messages/src/';
const LOCALES = '^packages/messages/locales/';
/** Application, database and examples of the tests. */
const KIT = '^packages/testkit/';
/** Answers of the API for tests, at @portal/contract/examples. */
const EXAMPLES = `${CONTRACT}(examples/|[^/]+/examples[./])`;
/** Entries of the contract: domains, `api` and `lists` whole, and parts without zod, which the client's first file imports by themselves. */
const CONTRACT_ENTRIES = [
  `${CONTRACT}([^/]+/index|api|lists|limites|dia|group-by|calendario/ics|core/(query-text|admits|roles)|configuracion/marca|certificado/letras|paquete/jugador|pregunta/tipos/escrita)\\.ts$`,
];
const TEST = String.raw`\.test\.tsx?$`;
const PUBLIC = String.raw`\.public\.tsx?$`;
const ROUTES = String.raw`\.routes\.ts$`;
const SERVICE = String.raw`(\.service\.ts$|/use-cases/)`;
const REPOSITORY = String.raw`(\.repository\.ts$|/reports/)`;
const RULES = String.raw`\.rules\.ts$`;
/** Libraries that only compute: no input, no output, no clock. */
const PURE = String.raw`node_modules/(ipaddr\.js|zod)/|/src/core/(xml/|archive/write-zip\.ts|read-error\.ts)`;
const GATEWAY = '/gateways/';
const CRYPTO = String.raw`\.crypto\.ts$`;
/** Domain modules that a route may import: none of them runs SQL itself. */
const HANDLERS = [SERVICE, PUBLIC, GATEWAY, String.raw`\.(master|enlaces)\.ts$`];

/**
 * Compact form of a forbidden dependency.
 * @param {string} name
 * @param {string} comment what to do instead
 * @param {{ from: object, to: object }} dependency
 */
const forbid = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to });

const packages = [
  forbid('1-contract-imports-only-zod', 'El contrato corre en el navegador y en el servidor: solo depende de zod.', {
    from: { path: CONTRACT, pathNot: TEST },
    to: { pathNot: [CONTRACT, 'node_modules/zod/'] },
  }),
  forbid('1-messages-import-only-use-intl', 'Los textos dependen de use-intl y, solo por sus tipos, del contrato.', {
    from: { path: MESSAGES, pathNot: TEST },
    to: { pathNot: [MESSAGES, LOCALES, 'node_modules/use-intl/'], dependencyTypesNot: ['type-only'] },
  }),
  forbid('1-messages-by-their-index', 'Los textos se importan como @portal/messages o @portal/messages/es, no por sus archivos.', {
    from: { path: '^packages/(server|testkit|web)/' },
    to: { path: MESSAGES, pathNot: `${MESSAGES}(es|index)\\.ts$` },
  }),
  forbid('1-web-never-imports-server', 'El cliente y el servidor solo comparten @portal/contract y @portal/messages.', {
    from: { path: '^packages/web/' },
    to: { path: '^packages/(server|testkit)/' },
  }),
  forbid('1-server-never-imports-web', 'El cliente y el servidor solo comparten @portal/contract y @portal/messages.', {
    from: { path: '^packages/(server|testkit)/' },
    to: { path: '^packages/web/' },
  }),
  forbid('1-player-imports-only-contract', 'El reproductor corre junto a contenido ajeno: solo depende del contrato y de scorm-again.', {
    from: { path: PLAYER, pathNot: TEST },
    to: { pathNot: [PLAYER, CONTRACT, 'node_modules/scorm-again/'] },
  }),
  forbid('1-player-by-no-package', 'El reproductor es un programa aparte: el servidor sirve lo compilado.', {
    from: { path: '^packages/(contract|messages|server|testkit|web)/' },
    to: { path: PLAYER },
  }),
  forbid('1-contract-by-its-index', 'El contrato se importa por dominio, como @portal/contract/curso, no por sus archivos.', {
    from: { path: '^packages/(jugador|server|testkit|web)/' },
    to: { path: CONTRACT, pathNot: [...CONTRACT_ENTRIES, `${CONTRACT}examples/examples\\.ts$`] },
  }),
];

/** Floors from the lowest to the highest; a floor imports itself and those below it. */
const SERVER_FLOORS = [
  '(errors|threads|operations|config)/',
  'db/',
  'list/',
  'core/',
  'mail/',
  'domains/',
  String.raw`(demo/|jobs/|commands/|metrics/|tracing/|(observing|graceful-stop|patience|processes|app|serve|server)\.ts$)`,
];
const WEB_FLOORS = ['core/', 'ui/', 'pieces/', 'domains/', 'showcase/', 'screens/', 'layout/', '(router|main)[.]tsx$'];

/** One rule per floor, named after the floor's first folder: `2-server-db-imports-nothing-above`. */
const floorsOf = (/** @type {'server' | 'web'} */ name, /** @type {string[]} */ floors) =>
  floors.slice(0, -1).map((floor, index) =>
    forbid(`2-${name}-${/\w+/.exec(floor)?.[0]}-imports-nothing-above`, `Pisos, de abajo arriba: ${floors.join(' < ')}.`, {
      from: { path: `^packages/${name}/src/${floor}`, pathNot: [TEST, '/testing/'] },
      to: { path: `^packages/${name}/src/(${floors.slice(index + 1).join('|')})` },
    }),
  );

const floors = [...floorsOf('server', SERVER_FLOORS), ...floorsOf('web', WEB_FLOORS)];

const domains = [
  forbid('2-domain-enters-domain-by-public', 'Otro dominio se usa por su X.public.ts.', {
    from: { path: `${SERVER}domains/([^/]+)/` },
    to: { path: `${SERVER}domains/`, pathNot: [`${SERVER}domains/$1/`, PUBLIC] },
  }),
  forbid('2-screens-import-no-other-domain', 'Lo que usan las pantallas de otro dominio va en pieces/<dominio>/.', {
    from: { path: `${WEB}domains/([^/]+)/` },
    to: { path: `${WEB}domains/`, pathNot: `${WEB}domains/$1/` },
  }),
  forbid(
    '2-shared-code-knows-no-domain',
    'errors, threads, config, mail, db, list, core y ui no conocen los dominios: reciben datos y funciones.',
    {
      from: { path: '^packages/(server|web)/src/(errors|threads|operations|config|mail|db|list|core|ui)/' },
      to: { path: '^packages/(server|web)/src/domains/' },
    },
  ),
  forbid('2-only-app-reads-the-routes', 'domains/index.ts reúne las rutas para app.ts; nada más lo importa.', {
    from: { path: SERVER, pathNot: `${SERVER}app\\.ts$` },
    to: { path: `${SERVER}domains/index\\.ts$` },
  }),
  forbid('2-outside-enters-domain-by-public', 'Fuera de app.ts y las pruebas, un dominio se usa por su X.public.ts.', {
    from: { path: SERVER, pathNot: ['/src/domains/', `${SERVER}(content-)?app\\.ts$`, TEST] },
    to: { path: `${SERVER}domains/`, pathNot: PUBLIC },
  }),
  forbid('2-only-the-table-opens-screens', 'Las pantallas las reúne screens/; lo que usan otros va en pieces/<dominio>/.', {
    from: { path: WEB, pathNot: [`${WEB}(domains|screens|testing)/`, TEST] },
    to: { path: `${WEB}domains/` },
  }),
  forbid('2-testing-only-in-tests', 'testkit, testing/ y los ejemplos del contrato son para las pruebas.', {
    from: { path: '^packages/[^/]+/src/', pathNot: ['/testing/', TEST, EXAMPLES] },
    to: { path: [KIT, '^packages/[^/]+/src/testing/', EXAMPLES] },
  }),
];

const layers = [
  forbid('3-only-app-imports-routes', 'Las rutas las reúnen domains/index.ts y app.ts; nada más las importa.', {
    from: { path: SERVER, pathNot: [`${SERVER}((content-)?app\\.ts$|domains/index\\.ts$)`, TEST] },
    to: { path: `${SERVER}domains/.*${ROUTES}` },
  }),
  forbid('3-routes-reach-services', 'Una ruta llama a un servicio o caso de uso, que llama a las reglas y al repositorio.', {
    from: { path: `${SERVER}domains/.*${ROUTES}` },
    to: { path: `${SERVER}domains/`, pathNot: HANDLERS },
  }),
  forbid('3-repository-never-calls-back', 'El repositorio no conoce servicios ni casos de uso: devuelve filas.', {
    from: { path: `${SERVER}domains/.*${REPOSITORY}` },
    to: { path: `${SERVER}domains/.*${SERVICE}` },
  }),
  forbid(
    '3-gateways-and-crypto-touch-no-data',
    'Un gateway habla con un sistema de fuera y un .crypto.ts con claves: los datos se les pasan.',
    {
      from: {
        path: [`${SERVER}domains/.*${GATEWAY}`, `${SERVER}domains/.*${CRYPTO}`],
        pathNot: [TEST, 'pregunta/banco/gateways/', 'paquete/lectura/gateways/'],
      },
      to: { path: `${SERVER}(db|list|core|domains)/`, pathNot: [GATEWAY, CRYPTO, RULES] },
    },
  ),
  forbid('3-rules-are-pure', 'Las reglas solo importan el contrato, los textos, otras reglas y bibliotecas que solo calculan.', {
    from: { path: `(${SERVER}|${WEB}).*${RULES}` },
    to: { pathNot: [CONTRACT, MESSAGES, RULES, PURE] },
  }),
  forbid('3-no-cycles', 'Un ciclo de importaciones: extraiga lo común a un archivo con nombre.', { from: {}, to: { circular: true } }),
  forbid('3-no-orphans', 'Nadie importa este archivo y él no importa nada: bórrelo o úselo.', {
    from: { orphan: true, path: '^packages/[^/]+/src/', pathNot: [String.raw`\.d\.ts$`, TEST] },
    to: {},
  }),
];

const technologies = [
  forbid(
    '4-query-builder-in-repositories',
    'kysely solo en *.repository.ts, reports/, db/, list/, demo/, testing/ y testkit; el tipo Executor viene de db/executor.ts.',
    {
      from: { path: '^packages/', pathNot: [KIT, String.raw`\.repository\.ts$`, '/reports/', `${SERVER}(db|list|demo|testing)/`] },
      to: { path: 'node_modules/kysely/' },
    },
  ),
  forbid('4-driver-in-db', 'La conexión a la base se abre solo en db/ (y en testkit).', {
    from: { path: '^packages/', pathNot: [KIT, `${SERVER}db/`] },
    to: { path: ['node_modules/(@types/)?pg/', 'node_modules/@electric-sql/'] },
  }),
  forbid('4-http-framework-at-the-edge', 'fastify solo en core/, *.routes.ts, app.ts, serve.ts y testkit.', {
    from: { path: '^packages/', pathNot: [KIT, ROUTES, `${SERVER}(core/|(content-)?app\\.ts$|serve\\.ts$)`] },
    to: { path: 'node_modules/(fastify|@fastify/[^/]+)/' },
  }),
  forbid('5-screens-reach-data-by-queries', 'Una pantalla pide datos por *.queries.ts, nunca al cliente directamente.', {
    from: { path: `${WEB}(domains|pieces|ui|layout)/`, pathNot: [String.raw`\.queries\.ts$`, TEST] },
    to: { path: `${WEB}core/client(/client)?\\.ts$` },
  }),
  forbid('6-imports-resolve', 'El paquete o el archivo no existe, o no está declarado en package.json.', {
    from: {},
    to: { couldNotResolve: true },
  }),
];

const E2E = '^e2e/';
const BENCH = '^bench/';
const TOOLS = '^tools/';
/** Modules that prepare a database for a journey or a benchmark; the tests' kit may be imported too. */
const PREPARES = [
  `${SERVER}config/config\\.ts$`,
  `${SERVER}core/day\\.ts$`,
  `${SERVER}db/(connection|migrator)\\.ts$`,
  `${SERVER}demo/first-data\\.ts$`,
];
/** Locks that the programs of tools/ and the server share. */
const LOCK = `${SERVER}db/embedded/file-lock\\.mjs$`;
const SHARED = [...CONTRACT_ENTRIES, `${MESSAGES}(es|index)\\.ts$`];

const beside = [
  forbid('7-packages-import-no-program-beside', 'El producto no depende de e2e/, bench/ ni tools/.', {
    from: { path: '^packages/' },
    to: { path: [E2E, BENCH, TOOLS] },
  }),
  forbid('7-journeys-use-the-portal-from-outside', 'Un recorrido usa el navegador, el contrato, los textos y testkit.', {
    from: { path: E2E, pathNot: `${E2E}world/` },
    to: { path: '^packages/', pathNot: [...SHARED, KIT] },
  }),
  forbid('7-world-prepares-the-database', 'e2e/world prepara la base: conexión, migraciones, demostración y testkit.', {
    from: { path: `${E2E}world/` },
    to: { path: '^packages/', pathNot: [...SHARED, KIT, ...PREPARES, LOCK] },
  }),
  forbid('7-bench-measures-the-application', 'bench/ arma la aplicación y la llena con testkit.', {
    from: { path: BENCH },
    to: {
      path: ['^packages/', E2E],
      pathNot: [
        ...SHARED,
        KIT,
        ...PREPARES,
        `${SERVER}(app|core/http/runtime)\\.ts$`,
        `${SERVER}db/copy/`,
        `${E2E}support/(api|address|portal/(portal-process|nginx))\\.ts$`,
        `${E2E}durability/(learner-stream|random|submissions|verify)\\.ts$`,
        `${E2E}world/(template|world)\\.ts$`,
      ],
    },
  }),
  forbid('7-tools-import-no-product', 'tools/ corre antes de instalar y compilar: no importa el producto ni sus pruebas.', {
    from: { path: TOOLS },
    to: { path: ['^packages/', E2E, BENCH], pathNot: LOCK },
  }),
  forbid('7-e2e-imports-no-bench', 'e2e/ no depende de bench/.', { from: { path: E2E }, to: { path: BENCH } }),
];

export default {
  forbidden: [...packages, ...floors, ...domains, ...layers, ...technologies, ...beside],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
