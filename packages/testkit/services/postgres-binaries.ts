import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Folder of `initdb` and `pg_ctl`: POSTGRES_BIN, else the newest of Debian's, else PATH.
 * Throws, saying what to install, if there is none.
 */
export function postgresBin(): string {
  const folders = [process.env.POSTGRES_BIN, ...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.find((folder) => folder && isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'pg_ctl')));
  if (found) return found;
  throw new Error(
    'Falta PostgreSQL (initdb, pg_ctl). En Debian o Ubuntu: «sudo apt-get install --no-install-recommends postgresql»; ' +
      'si está en otro lugar, indíquelo con POSTGRES_BIN. «npm test» lo instala solo cuando puede.',
  );
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

/** Returns whether this process may run a file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** User and group to run a program as; empty: the current user. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** Returns the system's user `postgres` when this process is root, because PostgreSQL refuses to run as root. */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  try {
    return { uid: numberOf('-u'), gid: numberOf('-g') };
  } catch (cause) {
    throw new Error('PostgreSQL no puede ejecutarse como root y no existe el usuario «postgres».', { cause });
  }
}

const numberOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
