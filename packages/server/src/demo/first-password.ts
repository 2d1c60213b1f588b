import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { firstPasswordFile } from '../core/first-password.ts';
import type { SignIn } from './first-people.ts';

/**
 * Hands the one-time password of a new administrator to the operator (P194) and returns the line of the start about it: printed on a terminal, else in a
 * file of the portal's user alone, because the output of a service goes into a journal that others read.
 */
export function handOver({ username, password }: SignIn, dataDir: string, terminal = process.stdout.isTTY): string {
  if (terminal) return `Administrador creado: ${username} / ${password} (se muestra una sola vez)`;
  const file = firstPasswordFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  writeFileSync(file, `${username} / ${password}\n`, { mode: 0o600, flag: 'wx' });
  return `Administrador creado: ${username}. Su contraseña de un solo uso está en ${file}, que se borra al cambiarla.`;
}
