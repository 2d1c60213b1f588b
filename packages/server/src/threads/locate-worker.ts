import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Finds a worker's file. `beside` is the `import.meta.url` of the module that starts it; `built` is the worker's entry in the built
 * server (vite.config.ts), where all files lie in one folder. The sources use `worker-from-source.mjs` instead.
 */
export function locateWorker(beside: string, built: string): URL {
  const here = dirname(fileURLToPath(beside));
  const file = [built, 'worker-from-source.mjs'].map((name) => join(here, name)).find((path) => existsSync(path));
  if (!file) throw new Error(`Falta ${built} en ${here}: la compilación del servidor está incompleta.`);
  return pathToFileURL(file);
}
