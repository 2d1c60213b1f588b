/**
 * `npm run bench`: `flujo` times the questionnaire flow beside a bare server, `ingreso` light calls while many sign in, anything else the
 * long lists.
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  flujo: () => import('./flujo/run.ts'),
  ingreso: () => import('./ingreso.ts'),
};

await(benches[process.argv[2] ?? ''] ?? (() => import('./lists.ts')))();
