/** Layers of a server domain given by a file's suffix: `curso.routes.ts`. docs/architecture.md lists the imports that each may have. */
export const SUFFIXES = ['routes', 'service', 'rules', 'repository', 'crypto', 'public', 'master', 'enlaces'];

/** Layers given by a folder, of the domain or of a part of it: `use-cases/submit-cuestionario.ts`. */
export const FOLDERS = ['use-cases', 'gateways', 'reports'];

/**
 * Whether a file of a server domain has a layer suffix or lies in a layer folder; folders of its parts may have any name.
 * @param {string} path below `domains/<domain>/`, with slashes
 */
export function saysItsLayer(path) {
  if (path.endsWith('.test.ts') || SUFFIXES.some((suffix) => path.endsWith(`.${suffix}.ts`))) return true;
  return path
    .split('/')
    .slice(0, -1)
    .some((folder) => FOLDERS.includes(folder));
}
