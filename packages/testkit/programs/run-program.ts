import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';
import { inject } from 'vitest';

/** How a program ended: its exit code, and what it printed on both outputs. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Folder in which `--import tsx` is found. */
const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Runs a program with these settings and no others, to its end. */
export const runProgram = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  promisify(execFile)(program, args, { cwd: FOLDER, env: { PATH: process.env['PATH'], ...environment } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
  );

/** Returns the address of a test's database; undefined for the embedded one. */
export async function addressOf(db: Executor): Promise<string | undefined> {
  const source = inject('testDatabase');
  if (source.kind === 'embebida') return undefined;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return `${source.server}${rows[0]!.name}`;
}
