import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** `packages/server/assets`, seen from these sources or from the built server in `dist`. */
const folders = [join(here, '../../assets'), join(here, '../assets')];

/** Path of a file that comes with the server. Throws when the installation lacks it. */
export function assetPath(name: string): string {
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`falta el archivo ${name} de la instalación (packages/server/assets)`);
  return path;
}
