import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { postgresBin } from '@portal/testkit/services/postgres-binaries.ts';
import { inRoot } from '../../tools/root.mjs';

/** Password of every account of the drill. */
export const PASSWORD = 'simulacro';

/** A node of the cluster: Patroni and its PostgreSQL. */
export interface Node {
  readonly name: string;
  readonly folder: string;
  readonly config: string;
  /** Ports of Patroni's REST and of PostgreSQL. */
  readonly rest: number;
  readonly port: number;
}

/** Returns a delivered file with every expression replaced. Throws if one is not found. */
export function adapted(file: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce(
    (text, [found, given]) => {
      if (!found.test(text)) throw new Error(`${file} no longer has ${found}`);
      return text.replace(found, () => given);
    },
    readFileSync(inRoot(file), 'utf8'),
  );
}

/** Writes the settings of a node: deploy/patroni.yml with the addresses of this machine. */
export async function prepareNode(parent: string, { name, etcd }: { readonly name: string; readonly etcd: number }): Promise<Node> {
  const folder = join(parent, name);
  mkdirSync(folder);
  const [rest, port] = [await freePort(), await freePort()];
  const config = join(parent, `${name}.yml`);
  const text = adapted('deploy/patroni.yml', [
    [/name: bd1/, `name: ${name}`],
    [/10\.0\.0\.11:8008/g, `127.0.0.1:${rest}`],
    [/10\.0\.0\.11:2379,10\.0\.0\.12:2379,10\.0\.0\.13:2379/, `127.0.0.1:${etcd}`],
    [/10\.0\.0\.11:5432/g, `127.0.0.1:${port}`],
    [/10\.0\.0\.0\/24/g, '127.0.0.0/8'],
    [/\/var\/lib\/postgresql\/15\/portal/, join(folder, 'data')],
    [/\/usr\/lib\/postgresql\/15\/bin/, postgresBin()],
    [/\/var\/lib\/postgresql\/pgpass-patroni/, join(folder, 'pgpass')],
    [/\/var\/run\/postgresql/, folder],
    [/CLAVE/g, PASSWORD],
  ]);
  writeFileSync(config, text);
  return { name, folder, config, rest, port };
}

/** Kills every process of a node's PostgreSQL, the postmaster first. */
export function killPostgres({ folder }: Node): void {
  for (const pid of postgresOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its postmaster.
    }
  }
}

function postgresOf(folder: string): number[] {
  try {
    const postmaster = Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim();
    return [postmaster, ...(children === '' ? [] : children.split(' ').map(Number))];
  } catch {
    return [];
  }
}
