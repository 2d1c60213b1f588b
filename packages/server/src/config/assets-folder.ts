import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Path of `packages/server/assets` from these sources, and from the built server in `dist`. */
const folders = [join(here, '../../assets'), join(here, '../assets')];

/** Finds a file shipped with the server. Throws when the installation lacks it. */
export function assetPath(name: string): string {
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`falta el archivo ${name} de la instalación (packages/server/assets)`);
  return path;
}
