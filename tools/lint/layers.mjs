/** Layers of a server domain that a file's suffix names: `curso.routes.ts`. docs/architecture.md says what each may reach. */
export const SUFFIXES = ['routes', 'service', 'rules', 'repository', 'crypto', 'public', 'master', 'enlaces'];

/** Layers that a folder of a domain names: `use-cases/submit-cuestionario.ts`. */
export const FOLDERS = ['use-cases', 'gateways', 'reports'];

/**
 * Whether a file of a server domain says its layer.
 * @param {string} path below `domains/<domain>/`, with slashes
 */
export function saysItsLayer(path) {
  const [folder = '', ...below] = path.split('/');
  if (below.length > 0) return FOLDERS.includes(folder);
  return path.endsWith('.test.ts') || SUFFIXES.some((suffix) => path.endsWith(`.${suffix}.ts`));
}
