import { exitCodeOf } from '../../errors/start-refusal.ts';

/** Files that a command writes belong to its user alone. */
const PRIVATE = 0o077;

/** Runs a command; an error becomes one line for the operator and an exit code. */
export function runCommand(work: () => Promise<void>): void {
  process.umask(PRIVATE);
  work().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = exitCodeOf(error);
  });
}

/** Prints one line. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
