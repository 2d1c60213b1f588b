/** Layers of a server domain given by a file's suffix: `curso.routes.ts`. docs/architecture.md lists the imports that each may have. */
export const SUFFIXES = ['routes', 'service', 'rules', 'repository', 'crypto', 'public', 'master', 'enlaces'];

/** Layers given by a folder of the domain: `use-cases/submit-cuestionario.ts`. */
export const FOLDERS = ['use-cases', 'gateways', 'reports'];

/**
 * Whether a file of a server domain has a layer suffix or lies in a layer folder.
 * @param {string} path below `domains/<domain>/`, with slashes
 */
export function saysItsLayer(path) {
  const [folder = '', ...below] = path.split('/');
  if (below.length > 0) return FOLDERS.includes(folder);
  return path.endsWith('.test.ts') || SUFFIXES.some((suffix) => path.endsWith(`.${suffix}.ts`));
}
