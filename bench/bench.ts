/**
 * `npm run bench`: `aprendices` has 2,000 people study at once, `ataque` sends hostile requests, `arranque` times the start, `asignacion` the
 * assignment of a plan to many beside COPY, `flujo` the questionnaire flow beside a bare server, `ingreso` light calls while many sign in,
 * `masivo` acts on many people beside a learner, `personas` the import of people beside COPY, `reportes` dashboards and reports with two million attempts, anything else the long lists.
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  aprendices: () => import('./aprendices/run.ts'),
  arranque: () => import('./arranque.ts'),
  asignacion: () => import('./asignacion/run.ts'),
  ataque: () => import('./ataque/run.ts'),
  flujo: () => import('./flujo/run.ts'),
  masivo: () => import('./masivo/run.ts'),
  ingreso: () => import('./ingreso.ts'),
  personas: () => import('./personas.ts'),
  reportes: () => import('./reportes/run.ts'),
};

await(benches[process.argv[2] ?? ''] ?? (() => import('./lists.ts')))();
