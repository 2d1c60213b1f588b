import { exitCodeOf } from '../../errors/start-refusal.ts';

/** Files that a command writes belong to its user alone. */
const PRIVATE = 0o077;

/** Runs a command, or prints its usage for `--help`; an error becomes one line for the operator and an exit code. */
export function runCommand(usage: string, work: () => Promise<void>): void {
  process.umask(PRIVATE);
  const unknown = process.argv.slice(2).find((given) => given.startsWith('-') && !usage.includes(given.split('=')[0]!));
  if (process.argv.some((given) => given === '--help' || given === '-h')) return say(`Uso: ${usage}`);
  if (unknown) return refuse(new Error(`La opción ${unknown} no existe. Uso: ${usage}`));
  work().catch(refuse);
}

function refuse(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = exitCodeOf(error);
}

/** Prints one line. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
